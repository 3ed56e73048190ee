(function () {
  'use strict';
  var data = JSON.parse(document.getElementById('data').textContent);
  var root = document.documentElement;
  var darkMedia = window.matchMedia('(prefers-color-scheme: dark)');
  var log = true;
  var hidden = {};
  var charts = [];
  root.classList.add('js');

  function color(name) {
    return getComputedStyle(root).getPropertyValue('--' + name).trim();
  }
  function place(episode) {
    return !log ? episode : episode < 1 ? 0 : 1 + Math.log10(episode);
  }
  function episode(at) {
    return !log ? at : at < 1 ? at : Math.pow(10, at - 1);
  }
  function number(value) {
    return Math.round(value).toLocaleString(data.language);
  }
  // As in the tables: shares are rounded down, so that less than all is never 100 %.
  function shown(plot, value) {
    return plot.isShare ? percent(value)
        : value.toLocaleString(data.language, {maximumFractionDigits: 4});
  }
  function percent(share) {
    var shown = Math.floor(share * 1000 + 1e-6) / 10;
    return data.percent.replace('{0}', shown.toLocaleString(data.language, {maximumFractionDigits: 1}));
  }
  function fill(text, value) {
    return text.replace('{0}', value);
  }

  function symbol(context, corners, x, y, radius) {
    context.beginPath();
    for (var i = 0; i < corners.length; i += 2) {
      context.lineTo(x + radius * corners[i], y + radius * corners[i + 1]);
    }
    context.closePath();
    context.fill();
    context.stroke();
  }

  function draw(plot, size) {
    return function (u) {
      var context = u.ctx;
      var ratio = u.pxRatio || window.devicePixelRatio || 1;
      var radius = size * ratio * 0.34;
      context.save();
      context.beginPath();
      context.rect(u.bbox.left - 2 * radius, u.bbox.top - 2 * radius, u.bbox.width + 4 * radius, u.bbox.height + 4 * radius);
      context.clip();
      context.strokeStyle = color('background');
      context.lineWidth = ratio;
      var top = place(plot.episodes[plot.episodes.length - 1]);
      plot.learners.forEach(function (learner, index) {
        if (hidden[index]) {
          return;
        }
        context.fillStyle = color('ink' + learner.ink);
        var next = 0;
        learner.middle.forEach(function (value, i) {
          var at = place(plot.episodes[i]);
          if (value !== null && at >= next) {
            symbol(context, data.symbols[learner.shape], u.valToPos(at, 'x', true), u.valToPos(value, 'y', true), radius);
            next = at + top / 7;
          }
        });
        learner.champions.forEach(function (spot) {
          symbol(context, data.star, u.valToPos(place(spot[0]), 'x', true), u.valToPos(spot[1], 'y', true), radius);
        });
      });
      context.fillStyle = color('muted');
      context.strokeStyle = color('muted');
      context.font = size * ratio + 'px ' + getComputedStyle(document.body).fontFamily;
      plot.references.forEach(function (reference) {
        var y = u.valToPos(reference.value, 'y', true);
        context.setLineDash([6 * ratio, 4 * ratio]);
        context.beginPath();
        context.moveTo(u.bbox.left, y);
        context.lineTo(u.bbox.left + u.bbox.width, y);
        context.stroke();
        // High ones where the curves are still low, low ones where they are high; shares rise, amounts fall.
        var high = reference.value > 0.5 * plot.top;
        var left = (high === plot.isShare) === log;
        context.textAlign = left ? 'left' : 'right';
        var x = left ? u.bbox.left + 0.6 * size * ratio : u.bbox.left + u.bbox.width - 0.4 * size * ratio;
        // A rim, so that it can be read on curves.
        context.setLineDash([]);
        context.strokeStyle = color('background');
        context.lineWidth = 5 * ratio;
        // Below its line, but above it where the axis would be in the way.
        var beside = y + (reference.value < 0.09 * plot.top ? -0.8 : 1.15) * size * ratio;
        context.strokeText(reference.label, x, beside);
        context.fillText(reference.label, x, beside);
        context.strokeStyle = color('muted');
        context.lineWidth = ratio;
      });
      context.restore();
    };
  }

  function readout(plot, line) {
    return function (u) {
      var i = u.cursor.idx;
      if (i === null || i === undefined) {
        line.textContent = data.hint;
        return;
      }
      var parts = [];
      plot.learners.forEach(function (learner, index) {
        if (!hidden[index] && learner.middle[i] !== null && learner.middle[i] !== undefined) {
          parts.push(learner.label + ' ' + shown(plot, learner.middle[i]));
        }
      });
      line.textContent = fill(data.after, number(plot.episodes[i])) + ' ' + parts.join(' \u00b7 ');
    };
  }

  function series(plot, size) {
    var all = {series: [{}], values: [plot.episodes.map(place)], bands: []};
    function add(values, options) {
      options.points = {show: false};
      options.spanGaps = true;
      if (plot.steps) {
        options.paths = uPlot.paths.stepped({align: 1});
      }
      all.series.push(options);
      all.values.push(values);
    }
    plot.learners.forEach(function (learner, index) {
      var ink = color('ink' + learner.ink);
      var show = !hidden[index];
      if (learner.high) {
        add(learner.high, {show: show, stroke: 'transparent', width: 0});
        add(learner.low, {show: show, stroke: 'transparent', width: 0});
        all.bands.push({series: [all.series.length - 2, all.series.length - 1], fill: ink + '3c'});
      }
      learner.runs.forEach(function (run) {
        add(run, {show: show, stroke: ink + (learner.high ? '30' : '60'), width: Math.max(1, size / 20)});
      });
    });
    plot.learners.forEach(function (learner, index) {
      var width = Math.max(3.5, size / 6);
      add(learner.middle, {
        show: !hidden[index], stroke: color('ink' + learner.ink), width: width,
        dash: data.dashes[learner.shape].map(function (d) { return d * width; })
      });
    });
    return all;
  }

  function axes(size, plot) {
    var font = size + 'px ' + getComputedStyle(document.body).fontFamily;
    var common = {
      stroke: function () { return color('ink'); },
      grid: {stroke: function () { return color('grid'); }, width: 1},
      ticks: {stroke: function () { return color('muted'); }, width: 1, size: 6},
      font: font, labelFont: font, labelSize: size * 1.6, gap: 4
    };
    return [
      Object.assign({}, common, {
        label: data.games, size: size * 1.9, space: size * 5,
        splits: log ? function (u, axis, min, max) {
          var splits = [];
          for (var at = 0; at <= max; at++) {
            splits.push(at);
          }
          return splits;
        } : undefined,
        values: function (u, splits) {
          return splits.map(function (at) { return number(episode(at)); });
        }
      }),
      Object.assign({}, common, {
        size: size * 4.2,
        splits: function () {
          return (plot.isShare ? [0, 0.2, 0.4, 0.6, 0.8, 1] : [0, 0.25, 0.5, 0.75, 1]).map(function (part) { return part * plot.top; });
        },
        values: function (u, splits) { return splits.map(function (at) { return shown(plot, at); }); }
      })
    ];
  }

  function height(width) {
    return root.classList.contains('projector')
        ? Math.round(window.innerHeight * 0.58) : Math.round(Math.max(260, Math.min(460, width * 0.55)));
  }

  function build(plot) {
    var box = document.getElementById(plot.id);
    var line = box.parentNode.querySelector('.readout');
    var width = box.clientWidth;
    var rem = parseFloat(getComputedStyle(root).fontSize);
    var size = Math.max(12, Math.round(width < 500 ? rem * 0.75 : rem));
    var all = series(plot, size);
    var end = all.values[0][all.values[0].length - 1];
    box.textContent = '';
    var u = new uPlot({
      width: width, height: height(width), series: all.series, bands: all.bands, axes: axes(size, plot),
      legend: {show: false}, padding: [size * 0.8, size * (log ? 1.8 : 2.2), 0, 0],
      scales: {x: {time: false, range: function () { return [log ? -0.06 : -end * 0.01, end * 1.01]; }},
               y: {range: function () { return [-0.03 * plot.top, 1.03 * plot.top]; }}},
      cursor: {y: false, points: {show: false}, drag: {x: false, y: false, setScale: false}},
      hooks: {draw: [draw(plot, size)], setCursor: [readout(plot, line)]}
    }, all.values, box);
    charts.push(u);
    line.textContent = data.hint;
    box.onkeydown = function (event) {
      var step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        var now = u.cursor.idx === null || u.cursor.idx === undefined ? (step > 0 ? -1 : u.data[0].length) : u.cursor.idx;
        var next = Math.max(0, Math.min(u.data[0].length - 1, now + step));
        u.setCursor({left: u.valToPos(u.data[0][next], 'x'), top: 10});
      }
    };
  }

  function render() {
    charts.forEach(function (u) { u.destroy(); });
    charts = [];
    data.plots.forEach(build);
  }

  function isDark() {
    var chosen = root.getAttribute('data-theme');
    return chosen ? chosen === 'dark' : darkMedia.matches;
  }
  function press(id, on) {
    document.getElementById(id).setAttribute('aria-pressed', String(on));
  }
  document.getElementById('show-log').onclick = function () {
    log = !log;
    press('show-log', log);
    render();
  };
  document.getElementById('show-dark').onclick = function () {
    root.setAttribute('data-theme', isDark() ? 'light' : 'dark');
    press('show-dark', isDark());
    render();
  };
  document.getElementById('show-projector').onclick = function () {
    press('show-projector', root.classList.toggle('projector'));
    render();
  };
  document.querySelectorAll('.legend button').forEach(function (button) {
    button.onclick = function () {
      var index = Number(button.dataset.learner);
      hidden[index] = !hidden[index];
      document.querySelectorAll('.legend button[data-learner="' + index + '"]').forEach(function (other) {
        other.setAttribute('aria-pressed', String(!hidden[index]));
      });
      render();
    };
  });
  darkMedia.addEventListener('change', function () {
    press('show-dark', isDark());
    render();
  });
  var width = window.innerWidth;
  var waiting = 0;
  window.addEventListener('resize', function () {
    if (window.innerWidth !== width || root.classList.contains('projector')) {
      width = window.innerWidth;
      clearTimeout(waiting);
      waiting = setTimeout(render, 100);
    }
  });
  if (location.hash === '#projector') {
    press('show-projector', root.classList.toggle('projector'));
  }
  press('show-dark', isDark());
  render();
})();
