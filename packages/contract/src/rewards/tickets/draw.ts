import type { Prize } from './prizeTable.ts';

const wordBytes = 4;
const words = 2 ** 32;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * The prize that bytes draw: each word of 32 bits is a throw, and one that would favour the first weights is passed over.
 * @returns undefined where every word was passed over
 */
export function prizeOfBytes<Row extends Pick<Prize, 'weight'>>(bytes: Uint8Array, prizes: readonly Row[]): Row | undefined {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  const fair = words - (words % sum);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + wordBytes <= bytes.byteLength; at += wordBytes) {
    const word = view.getUint32(at);
    if (word >= fair) continue;
    let left = word % sum;
    for (const prize of prizes) {
      if (left < prize.weight) return prize;
      left -= prize.weight;
    }
  }
  return undefined;
}

/**
 * What a ticket draws: HMAC-SHA256 of its id and the number of the try, keyed by its seed. The same in a gateway and in a page.
 * @param seed hexadecimal
 * @param prizes of the ticket's version of the table, in their order
 */
export async function drawPrize<Row extends Pick<Prize, 'weight'>>(
  { seed, ticketId }: { seed: string; ticketId: string },
  prizes: readonly Row[],
): Promise<Row> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let attempt = 0; ; attempt += 1) {
    const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${ticketId}:${attempt}`));
    const prize = prizeOfBytes(new Uint8Array(signed), prizes);
    if (prize) return prize;
  }
}

/** SHA-256 of a seed, both in hexadecimal. */
export const commitmentOf = async (seed: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed))));

/** What a check of a draw has found. */
export interface DrawCheck<Row> {
  /** The seed is the one that the ticket was given out with. */
  isCommitted: boolean;
  /** The prize that it draws. */
  drawn: Row;
  /** It is the prize that the ticket says. */
  isDrawn: boolean;
}

/** Computes an opened ticket's draw again, of nothing but what is told of it. */
export async function checkDraw<Row extends Pick<Prize, 'weight' | 'prizeId'>>(
  { ticketId, commitment, outcome }: { ticketId: string; commitment: string; outcome: { seed: string; drawnId: string } },
  prizes: readonly Row[],
): Promise<DrawCheck<Row>> {
  const drawn = await drawPrize({ seed: outcome.seed, ticketId }, prizes);
  return { isCommitted: (await commitmentOf(outcome.seed)) === commitment, drawn, isDrawn: drawn.prizeId === outcome.drawnId };
}
