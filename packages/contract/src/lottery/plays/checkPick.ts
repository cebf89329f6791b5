import { mostLines, type Picked, type Play } from './Play.ts';

/** What is wrong with a pick. */
export const pickFaults = ['incomplete', 'out_of_range', 'repeated', 'too_many'] as const;
export type PickFault = (typeof pickFaults)[number];

/** Why a pick can't be bet on. */
export interface WrongPick {
  fault: PickFault;
  /** The first row of the pick that is wrong, from 0 on: of a typed play a line. Absent where no row by itself is. */
  row?: number;
}

const isBetween = (number: number, lowest: number, highest: number): boolean =>
  Number.isInteger(number) && number >= lowest && number <= highest;
const hasRepeats = (values: readonly number[]): boolean => new Set(values).size < values.length;

/** The first line that came before. */
function repeatedLine(picked: Picked): number {
  const known = new Set<string>();
  return picked.findIndex((line) => known.size === known.add(line.join(' ')).size);
}

/** Each fault with the first row that has it, or -1: in the order in which they are told. */
function rowFaults({ board }: Play, picked: Picked): readonly (readonly [PickFault, number])[] {
  if (board.kind === 'typed') {
    const { length, lowest, highest, repeats } = board;
    return [
      ['incomplete', picked.findIndex((line) => line.length !== length)],
      ['out_of_range', picked.findIndex((line) => line.some((number) => !isBetween(number, lowest, highest)))],
      ['repeated', repeats ? -1 : picked.findIndex(hasRepeats)],
      ['repeated', repeatedLine(picked)],
    ];
  }
  const rows = board.kind === 'options' ? [{ least: 1, most: board.options.length }] : board.rows;
  const [lowest, highest] = board.kind === 'options' ? [0, board.options.length - 1] : [board.lowest, board.highest];
  return [
    ['out_of_range', picked.findIndex((row) => row.some((number) => !isBetween(number, lowest, highest)))],
    ['repeated', picked.findIndex(hasRepeats)],
    ['too_many', picked.findIndex((row, place) => row.length > (rows[place]?.most ?? 0))],
    ['incomplete', picked.findIndex((row, place) => row.length < (rows[place]?.least ?? 0))],
  ];
}

/** What is wrong with a pick; undefined where it can be bet on. */
export function checkPick(play: Play, picked: Picked): WrongPick | undefined {
  const { board } = play;
  if (board.kind === 'typed' && picked.length > mostLines) return { fault: 'too_many' };
  if (board.kind !== 'typed' && picked.length !== (board.kind === 'options' ? 1 : board.rows.length)) return { fault: 'incomplete' };
  const found = rowFaults(play, picked).find(([, row]) => row !== -1);
  if (found) return { fault: found[0], row: found[1] };
  const lines = play.countLines(picked);
  if (lines === 0) return { fault: 'incomplete' };
  return lines > mostLines ? { fault: 'too_many' } : undefined;
}
