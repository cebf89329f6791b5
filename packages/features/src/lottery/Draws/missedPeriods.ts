import type { LotteryDraw } from '@baize/contract';
import type { DrawnNumbers, LotteryFamily, Play } from '@baize/contract/lottery';

/** Whether a number has fallen in a draw, as a row of a board means it. */
function hasFallenBy(family: LotteryFamily, play: Play, row: number): (number: number, drawn: DrawnNumbers) => boolean {
  const { board } = play;
  if (board.kind !== 'rows') return () => false;
  const pickOf = (rows: number, at: number, number: number): number[][] =>
    Array.from({ length: rows }, (_, place) => (place === at ? [number] : []));
  // A number that is a line by itself says itself when it wins.
  if (play.countLines(pickOf(board.rows.length, row, board.lowest)) === 1)
    return (number, drawn) => play.score(pickOf(board.rows.length, row, number), drawn).length > 0;
  // A row that has the name of a place is that place.
  const places = family.plays.find(({ id }) => id === 'place');
  const place = places?.board.kind === 'rows' ? places.board.rows.findIndex(({ label }) => label.vi === board.rows[row]?.label.vi) : -1;
  if (place >= 0) return (number, drawn) => drawn[place] === number;
  const isOfLots = family.draw.kind === 'lots';
  return (number, drawn) => drawn.some((one) => (isOfLots ? one % 100 : one) === number);
}

/**
 * For how many periods each number of a row has not fallen, from the lowest one on: 0 where it fell in the last one. One that fell in none of these
 * draws has as many as there are.
 * @param draws the newest first
 */
export function missedPeriods(family: LotteryFamily, play: Play, row: number, draws: readonly LotteryDraw[]): readonly number[] {
  if (play.board.kind !== 'rows') return [];
  const { lowest, highest } = play.board;
  const hasFallen = hasFallenBy(family, play, row);
  return Array.from({ length: highest - lowest + 1 }, (_, place) => {
    const at = draws.findIndex(({ numbers }) => hasFallen(lowest + place, numbers));
    return at === -1 ? draws.length : at;
  });
}
