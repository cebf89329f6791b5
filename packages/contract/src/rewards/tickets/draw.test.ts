import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkDraw, commitmentOf, drawPrize, prizeOfBytes } from './draw.ts';
import { oddsOf, weightSum } from './prizeTable.ts';

const prizes = [100, 900, 4_000, 10_000, 15_000, 20_000, 20_000, 30_000].map((weight, at) => ({ prizeId: `p${at}`, weight }));
const seedOf = (at: number): string => createHash('sha256').update(`seed ${at}`).digest('hex');
const digestOf = (seed: string, ticketId: string) => createHmac('sha256', Buffer.from(seed, 'hex')).update(`${ticketId}:0`).digest();

test('a million draws hold the published odds', () => {
  const draws = 1_000_000;
  const seed = seedOf(0);
  const counts = new Map(prizes.map((prize) => [prize, 0]));
  for (let at = 0; at < draws; at += 1) {
    const prize = prizeOfBytes(digestOf(seed, `ticket ${at}`), prizes);
    if (prize) counts.set(prize, (counts.get(prize) ?? 0) + 1);
  }
  const chiSquare = [...counts].reduce((sum, [{ weight }, count]) => {
    const expected = (draws * weight) / weightSum;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  // Of seven degrees of freedom: more would come of a fair draw once in a thousand.
  expect(chiSquare).toBeLessThan(24.3);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(draws);
}, 60_000);

test('a page draws what the gateway draws: by the digest of the ticket, keyed by the seed', async () => {
  for (let at = 0; at < 200; at += 1) {
    const ticketId = `0190a3b4-7c1e-4000-8000-${String(at).padStart(12, '0')}`;
    expect(await drawPrize({ seed: seedOf(at), ticketId }, prizes)).toBe(prizeOfBytes(digestOf(seedOf(at), ticketId), prizes));
  }
});

test('a word that would favour the first prizes is passed over', () => {
  const bytes = (...words: number[]) =>
    new Uint8Array(words.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word].map((part) => part & 255)));
  const three = [1, 1, 1].map((weight, at) => ({ weight, at }));
  expect(prizeOfBytes(bytes(2 ** 32 - 1), three)).toBeUndefined();
  expect(prizeOfBytes(bytes(2 ** 32 - 1, 4), three)).toMatchObject({ at: 1 });
  expect(prizeOfBytes(bytes(2 ** 32 - 2), three)).toMatchObject({ at: 2 });
});

test('a check finds a seed that was changed, and a prize that it does not draw', async () => {
  const ticketId = '0190a3b4-7c1e-4000-8000-000000000001';
  const seed = seedOf(7);
  const { prizeId } = await drawPrize({ seed, ticketId }, prizes);
  const commitment = await commitmentOf(seed);
  const other = prizeId === 'p7' ? 'p6' : 'p7';
  expect(await checkDraw({ ticketId, commitment, outcome: { seed, drawnId: prizeId } }, prizes)).toMatchObject({
    isCommitted: true,
    isDrawn: true,
  });
  expect(await checkDraw({ ticketId, commitment, outcome: { seed, drawnId: other } }, prizes)).toMatchObject({
    isCommitted: true,
    isDrawn: false,
  });
  expect(
    (await checkDraw({ ticketId, commitment: await commitmentOf(seedOf(8)), outcome: { seed, drawnId: prizeId } }, prizes)).isCommitted,
  ).toBe(false);
});

test('odds are exact, and sum to 100 %', () => {
  expect(prizes.map(oddsOf)).toEqual([0.1, 0.9, 4, 10, 15, 20, 20, 30]);
});
