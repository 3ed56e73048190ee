@echo off
rem Builds Mexbox when its jar is missing or older than its sources, then runs it.
setlocal enabledelayedexpansion
set "runs=%~dp0"
set "runs=%runs:~0,-1%"
for %%I in ("%runs%\..") do set "root=%%~fI"
set "built=%runs%\target\mexbox.jar"

if defined JAVA_HOME (set "java=%JAVA_HOME%\bin\java.exe") else (set "java=java.exe")
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo mexbox: no java found: install a JDK, 17 or newer, or set JAVA_HOME 1>&2
  exit /b 1
)

set "stale="
if not exist "%built%" (
  set "stale=1"
) else (
  powershell -NoProfile -Command "$b = (Get-Item '%built%').LastWriteTime; Get-ChildItem '%runs%\target\*.jsa' | Where-Object { $_.LastWriteTime -lt $b } | Remove-Item; $d = 'environments','teacher','agents','runs'; $f = @(Get-Item '%root%\pom.xml') + ($d | ForEach-Object { Get-Item ('%root%\' + $_ + '\pom.xml'); Get-ChildItem -Recurse -File ('%root%\' + $_ + '\src\main') }); if ($f | Where-Object { $_.LastWriteTime -gt $b }) { exit 9 }"
  if errorlevel 9 set "stale=1"
)
if defined stale (
  echo mexbox: building, once after each change of the sources ^(the first time downloads libraries^) ... 1>&2
  pushd "%root%"
  call mvn -q -B -pl runs -am -DskipTests -Dspotless.check.skip=true package 1>&2
  if errorlevel 1 (
    popd
    echo mexbox: the build failed, see above 1>&2
    exit /b 1
  )
  popd
  del /q "%runs%\target\*.jsa" >nul 2>&1
)

for /f "tokens=2 delims==" %%V in ('"%java%" -XshowSettings:properties -version 2^>^&1 ^| findstr /c:"java.specification.version"') do set "major=%%V"
set "major=%major: =%"
if %major% LSS 17 (
  echo mexbox: Java 17 or newer is needed, found %major% 1>&2
  exit /b 1
)
set "flags=-Xshare:auto -Xlog:disable -Xlog:all=off -XX:+UseSerialGC -XX:-UsePerfData"
if %major% GEQ 24 set "flags=%flags% --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
set "archive=%runs%\target\mexbox-%major%.jsa"
if not exist "%archive%" (
  "%java%" %flags% "-XX:DumpLoadedClassList=%archive%.classes" -jar "%built%" solve nim:3,4,5 >nul 2>&1
  "%java%" %flags% -Xshare:dump "-XX:SharedClassListFile=%archive%.classes" "-XX:SharedArchiveFile=%archive%" -cp "%built%" >nul 2>&1
  del /q "%archive%.classes" >nul 2>&1
)
if exist "%archive%" set "flags=%flags% -XX:SharedArchiveFile="%archive%""

rem As in the launcher for other systems, where the reasons stand.
set "kind=short"
for %%C in (learn demo exam match play compare classroom runs) do if "%~1"=="%%C" set "kind=long"
for %%C in (values claims) do if "%~1"=="%%C" set "kind=loops"
set "tiers="
if "%kind%"=="long" (
  if not defined OMP_NUM_THREADS set "OMP_NUM_THREADS=1"
  if not defined OPENBLAS_NUM_THREADS set "OPENBLAS_NUM_THREADS=1"
)
if "%kind%"=="loops" set "tiers="@%runs%\loops.options""
rem Without quotes round it, because there may be some in it; what is looked for is taken out and missed.
set words=mexbox %*
if "%kind%"=="short" if "!words!"=="!words: --limit=!" set "tiers=-XX:TieredStopAtLevel=1"

"%java%" %flags% %tiers% %MEXBOX_JVM% "-Dmexbox.records=%runs%\records" -jar "%built%" %*
exit /b %errorlevel%
