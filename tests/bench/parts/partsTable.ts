import { grouped, median, times } from '../statistics.ts';
import type { MeasuredPage, Pair } from './comparePages.ts';
import type { PartName } from './page/PartsSystem.ts';
import type { Visit } from './usePage.ts';
import type { Weight } from './weighPage.ts';

interface Measure {
  name: string;
  unit: 'bytes' | 'ms';
  /** Whether the bar is for it; the others only explain. */
  counts: boolean;
  /** Of each visit, or one figure for the page. */
  figuresOf: (page: MeasuredPage) => number[];
}

const weight = (name: string, of: (weight: Weight) => number, counts = false): Measure => ({
  name,
  unit: 'bytes',
  counts,
  figuresOf: (page) => [of(page.weight)],
});
const time = (name: string, of: (visit: Visit) => number | undefined): Measure => ({
  name,
  unit: 'ms',
  counts: true,
  figuresOf: ({ visits }) => visits.map(of).filter((figure) => figure !== undefined),
});

const measuresBeside = (bare: Weight): Measure[] => [
  weight('JS + CSS, every part used', ({ all }) => all, true),
  weight('– of it CSS', ({ style }) => style),
  weight('– without React', ({ all }) => all - bare.all),
  weight('– when it is drawn', ({ first }) => first),
  time('mount', ({ mount }) => mount),
  time('modal, first opening', ({ firstModal }) => firstModal),
  time('modal, later openings', ({ modal }) => modal),
  time('1,000 pagers re-rendered', ({ pagers }) => pagers),
];

const written = (figures: number[], unit: Measure['unit']): string =>
  unit === 'bytes' ? grouped(median(figures)) : `${median(figures).toFixed(1)} ms`;

/** Of the medians of all visits; undefined where they have no such part. */
function ratioOf({ figuresOf }: Measure, { theirs, ours }: Pair): number | undefined {
  const [above, below] = [figuresOf(theirs), figuresOf(ours)];
  return above.length === 0 || below.length === 0 ? undefined : median(above) / median(below);
}

function cellOf(measure: Measure, pair: Pair): string {
  const ratio = ratioOf(measure, pair);
  const { unit, figuresOf } = measure;
  if (ratio === undefined) return '–';
  const over = `${written(figuresOf(pair.theirs), unit)} over ${written(figuresOf(pair.ours), unit)}`;
  // Styles may come within the scripts: then there is nothing to compare.
  return ratio > 0 ? `${times(ratio)} (${over})` : over;
}

const lackOf = (lacks: readonly PartName[]): string => (lacks.length === 0 ? 'all ten' : `without ${lacks.join(', ')}`);

export interface Comparison {
  table: string[][];
  /** How many figures there are, and which of them are not ours to win. */
  count: number;
  lost: string[];
}

/** Theirs over ours, a row a measure and a column a system; above 1 ours is the smaller or the faster. */
export function partsTable(pairs: readonly Pair[], bare: Weight, versions: Record<string, string>): Comparison {
  const measures = measuresBeside(bare);
  const table = [
    ['theirs over ours', ...pairs.map(({ peer }) => `${peer.name} ${versions[peer.name] ?? ''}`)],
    ['parts', ...pairs.map(({ peer }) => lackOf(peer.lacks))],
    ...measures.map((measure) => [measure.name, ...pairs.map((pair) => cellOf(measure, pair))]),
  ];
  const figures = measures
    .filter(({ counts }) => counts)
    .flatMap((measure) => pairs.map((pair) => ({ name: `${measure.name} beside ${pair.peer.name}`, ratio: ratioOf(measure, pair) })))
    .filter(({ ratio }) => ratio !== undefined);
  const lost = figures.filter(({ ratio }) => !(ratio !== undefined && ratio > 1));
  return { table, count: figures.length, lost: lost.map(({ name, ratio }) => `${name}: ${times(ratio ?? Number.NaN)}`) };
}
