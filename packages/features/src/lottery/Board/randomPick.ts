import { checkPick, type Picked, type Play } from '@baize/contract/lottery';

/** A whole number below another one, each as likely. */
type Random = (below: number) => number;
const words = 2 ** 32;
const browserRandom: Random = (below) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((word / words) * below);
};

function some(from: readonly number[], count: number, random: Random): number[] {
  const left = [...from];
  const found = Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0);
  return found.sort((one, other) => one - other);
}

/** Rows of a race can't have the same car: some tries fail. */
const mostTries = 200;

/** A pick of one line, found by chance. */
export function randomPick(play: Play, random: Random = browserRandom): Picked {
  const { board } = play;
  if (board.kind === 'options') return [[random(board.options.length)]];
  const numbers = Array.from({ length: board.highest - board.lowest + 1 }, (_, place) => board.lowest + place);
  if (board.kind === 'typed') {
    if (!board.repeats) {
      const left = [...numbers];
      return [Array.from({ length: board.length }, () => left.splice(random(left.length), 1)[0] ?? board.lowest)];
    }
    return [Array.from({ length: board.length }, () => numbers[random(numbers.length)] ?? board.lowest)];
  }
  const { rows } = board;
  const isFree = rows.every(({ least }) => least === 0);
  for (let tried = 0; tried < mostTries; tried += 1) {
    const chosen = random(rows.length);
    const picked = rows.map(({ least }, row) => some(numbers, isFree && row === chosen ? 1 : least, random));
    if (!checkPick(play, picked) && play.countLines(picked) === 1) return picked;
  }
  return [];
}
