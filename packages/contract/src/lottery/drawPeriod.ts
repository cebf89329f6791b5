import { commitmentOf } from '../rewards/tickets/draw.ts';
import type { DrawShape } from './plays/LotteryFamily.ts';

const wordBytes = 4;
const words = 2 ** 32;
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Which period is drawn, and by what. */
export interface PeriodSeed {
  /** Code of the lottery. */
  lottery: string;
  /** Number of the period. */
  period: string;
  /** 32 bytes in hexadecimal. */
  seed: string;
}

/** Words of 32 bits without end: HMAC-SHA256 of lottery, period and the number of the block, keyed by the seed. */
async function* wordsOf({ lottery, period, seed }: PeriodSeed): AsyncGenerator<number, never> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let block = 0; ; block += 1) {
    const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${lottery}:${period}:${block}`));
    const view = new DataView(signed);
    for (let at = 0; at + wordBytes <= view.byteLength; at += wordBytes) yield view.getUint32(at);
  }
}

/** A number below `size`, each as likely as another: a word that would favour the first ones is passed over. */
async function below(size: number, from: AsyncGenerator<number, never>): Promise<number> {
  const fair = words - (words % size);
  for (;;) {
    const { value: word } = await from.next();
    if (word < fair) return word % size;
  }
}

/** The numbers of a period, in the order in which they are drawn. The same in a gateway, in a page and offline: nothing but the seed decides. */
export async function drawPeriod(shape: DrawShape, seed: PeriodSeed): Promise<number[]> {
  const from = wordsOf(seed);
  const drawn: number[] = [];
  if (shape.kind === 'lots') {
    for (const { count, digits } of shape.lots) for (let one = 0; one < count; one += 1) drawn.push(await below(10 ** digits, from));
    return drawn;
  }
  const { count, lowest, highest, repeats } = shape;
  const left = Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place);
  while (drawn.length < count) {
    const place = await below(left.length, from);
    drawn.push(left[place] ?? lowest);
    if (!repeats) left.splice(place, 1);
  }
  return drawn;
}

/** What a check of a period's draw has found. */
export interface PeriodCheck {
  /** The seed is the one whose SHA-256 was published before the period opened. */
  isCommitted: boolean;
  /** The numbers that the seed draws. */
  numbers: number[];
  /** They are the numbers of the result. */
  isDrawn: boolean;
}

/** Draws a period again, of nothing but what is published of it. */
export async function checkPeriod(
  shape: DrawShape,
  { commitment, numbers, ...seed }: PeriodSeed & { commitment: string; numbers: readonly number[] },
): Promise<PeriodCheck> {
  const drawn = await drawPeriod(shape, seed);
  return {
    isCommitted: (await commitmentOf(seed.seed)) === commitment,
    numbers: drawn,
    isDrawn: drawn.length === numbers.length && drawn.every((number, place) => number === numbers[place]),
  };
}
