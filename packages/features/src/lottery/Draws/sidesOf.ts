import type { DrawnNumbers, LotteryFamily, Play, PlayText } from '@baize/contract/lottery';

/** Plays on whether something of a draw is big or small. */
export const sidePlaysOf = ({ plays }: LotteryFamily): readonly Play[] =>
  plays.filter(({ board, prizes }) => board.kind === 'options' && ['big', 'small'].every((side) => prizes.some(({ id }) => id === side)));

/** What of a play's options a draw has won, in words: “Big”, “Odd”. Stakes that come back are none. */
export function wonBy({ board, prizes, score }: Play, drawn: DrawnNumbers): readonly { id: string; label: PlayText }[] {
  if (board.kind !== 'options') return [];
  const won = score([board.options.map((_, place) => place)], drawn);
  return won.flatMap(({ prize }) => {
    const found = prizes.find(({ id }) => id === prize);
    return found && !prize.endsWith('.back') ? [{ id: prize, label: found.label }] : [];
  });
}
