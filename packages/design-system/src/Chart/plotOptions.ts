import type Plot from 'uplot';
import { barFill } from './barFill.ts';
import { type ChartColours, readColours } from './chartColours.ts';
import type { ChartKind, ChartSeries } from './chartTypes.ts';
import { labelledPlaces } from './labelledPlaces.ts';
import { seriesLook } from './seriesLook.ts';

export interface PlotInput {
  kind: Exclude<ChartKind, 'share'>;
  names: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
}

/** A group of bars takes this much of its category's room. */
const groupWidth = 0.7;

function barsOf(plot: typeof Plot, index: number, input: PlotInput, { gain, loss }: ChartColours): Plot.Series.PathBuilder | undefined {
  const width = groupWidth / input.series.length;
  const { signed = false, values = [] } = input.series[index] ?? {};
  const bySign = () => values.map((value) => ((value ?? 0) < 0 ? loss : gain));
  const starts = input.names.map((_, category) => category - groupWidth / 2 + index * width);
  const bars = plot.paths.bars;
  return bars?.({
    disp: {
      // 1: in units of the scale
      x0: { unit: 1, values: () => starts },
      size: { unit: 1, values: () => starts.map(() => width * 0.9) },
      // 3: colours
      ...(signed && { fill: { unit: 3, values: bySign }, stroke: { unit: 3, values: bySign } }),
    },
  });
}

/** How the library is to draw the chart at the size and in the colours of its place. */
export function plotOptions(plot: typeof Plot, place: HTMLElement, input: PlotInput): Plot.Options {
  const { kind, names, series, formatValue } = input;
  const colours = readColours(place);
  const { fontSize, fontFamily } = getComputedStyle(place);
  const letter = Number.parseFloat(fontSize) * 0.6;
  const axis = { stroke: colours.text, font: `${fontSize} ${fontFamily}`, ticks: { show: false } };
  // Half a category at either end.
  const margin = 0.5;
  return {
    width: place.clientWidth,
    height: place.clientHeight,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-margin, Math.max(names.length - 1, 0) + margin] },
      // From zero on: a cut axis makes small differences look large.
      y: { range: (_, low, high) => [Math.min(0, low ?? 0) * 1.05, Math.max(0, high ?? 0) * 1.05 || 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: letter * 4,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500],
        space: letter * (Math.max(...names.map((name) => name.length), 0) + 2),
        splits: (_plot, _axis, _min, _max, step) => labelledPlaces(names.length, step, series),
        values: (_, splits) => splits.map((split) => names[split] ?? ''),
      },
      {
        ...axis,
        grid: { stroke: colours.line, width: 1 },
        size: (_, texts) => letter * (Math.max(...(texts ?? []).map((text) => text.length), 1) + 2),
        values: (_, splits) => splits.map(formatValue),
      },
    ],
    series: [
      {},
      ...series.map(({ name }, index) => {
        const colour = colours.series[index % colours.series.length] ?? colours.text;
        const { dash, ground } = seriesLook(index);
        return {
          label: name,
          stroke: colour,
          // A patterned bar has a frame.
          width: kind === 'line' ? 2 : Number(ground !== 'plain'),
          ...(kind === 'bar'
            ? { fill: () => barFill(colour, ground), paths: barsOf(plot, index, input, colours), points: { show: false } }
            : { dash: [...dash], points: { show: names.length < 32, fill: colour } }),
        } as Plot.Series;
      }),
    ],
  };
}
