import { mostLines, type Picked, type Play } from './Play.ts';

/** What is wrong with a pick. */
export const pickFaults = ['incomplete', 'out_of_range', 'repeated', 'too_many'] as const;
export type PickFault = (typeof pickFaults)[number];

const isBetween = (number: number, lowest: number, highest: number): boolean =>
  Number.isInteger(number) && number >= lowest && number <= highest;
const hasRepeats = (values: readonly (number | string)[]): boolean => new Set(values).size < values.length;

function rowFault({ board }: Play, picked: Picked): PickFault | undefined {
  if (board.kind === 'typed') {
    const { length, lowest, highest, repeats } = board;
    if (picked.length > mostLines) return 'too_many';
    if (picked.some((line) => line.length !== length)) return 'incomplete';
    if (picked.some((line) => line.some((number) => !isBetween(number, lowest, highest)))) return 'out_of_range';
    if (!repeats && picked.some(hasRepeats)) return 'repeated';
    return hasRepeats(picked.map((line) => line.join(' '))) ? 'repeated' : undefined;
  }
  const rows = board.kind === 'options' ? [{ least: 1, most: board.options.length }] : board.rows;
  const [lowest, highest] = board.kind === 'options' ? [0, board.options.length - 1] : [board.lowest, board.highest];
  if (picked.length !== rows.length) return 'incomplete';
  if (picked.some((row) => row.some((number) => !isBetween(number, lowest, highest)))) return 'out_of_range';
  if (picked.some(hasRepeats)) return 'repeated';
  if (picked.some((row, place) => row.length > (rows[place]?.most ?? 0))) return 'too_many';
  return picked.some((row, place) => row.length < (rows[place]?.least ?? 0)) ? 'incomplete' : undefined;
}

/** What is wrong with a pick; undefined where it can be bet on. */
export function checkPick(play: Play, picked: Picked): PickFault | undefined {
  const fault = rowFault(play, picked);
  if (fault) return fault;
  const lines = play.countLines(picked);
  if (lines === 0) return 'incomplete';
  return lines > mostLines ? 'too_many' : undefined;
}
