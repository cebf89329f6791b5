import { type LotteryFamily, lotteryFamily } from '@baize/contract/lottery';
import { expect, it } from 'vitest';
import { checkDraw } from './checkDraw.ts';

const family: LotteryFamily = lotteryFamily('fiveDigits', 2026);
/** SHA-256 of the seed, and what it draws for this period. */
const draw = {
  period: '20261129-0451',
  seed: '7c'.repeat(32),
  commitment: 'd8f929fd8120f582bbc7d06b74f4229715de10c8d5287ad0a562ad35590f20f4',
  numbers: [2, 5, 8, 4, 8],
  drawnAt: '2026-11-29T00:31:00Z',
};
/** A seed that a gateway could have chosen after the close, with the commitment and the numbers that go with it. */
const other = {
  ...draw,
  seed: '11'.repeat(32),
  commitment: '02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc',
  numbers: [6, 7, 8, 3, 7],
};
const kept = { period: draw.period, commitment: draw.commitment, keptAt: 1 };

it('§1 a draw of the kept commitment is right', async () => {
  expect(await checkDraw('fast5', family, draw, kept)).toEqual({
    ...{ status: 'computed', kept, isCommitted: true, isDrawn: true, numbers: draw.numbers },
  });
});

it('§1 a gateway that exchanges seed and commitment together is found out by a device that has kept the commitment, and by no other', async () => {
  expect(await checkDraw('fast5', family, other, kept)).toEqual({ status: 'changed', kept });
  expect(await checkDraw('fast5', family, other, undefined)).toMatchObject({
    status: 'computed',
    kept: undefined,
    isCommitted: true,
    isDrawn: true,
  });
  const { commitment: _, ...untold } = other;
  expect(await checkDraw('fast5', family, untold, kept)).toMatchObject({ status: 'computed', isCommitted: false });
});

it('§1 a draw whose seed is not told fails where its commitment was kept, also one that is said to come from outside', async () => {
  const { seed: _, ...unrevealed } = draw;
  expect(await checkDraw('fast5', family, unrevealed, kept)).toEqual({ status: 'withheld', kept });
  const { commitment: __, ...outside } = unrevealed;
  expect(await checkDraw('fast5', family, { ...outside, sources: ['Minh Ngọc', 'XSKT'] }, kept)).toEqual({ status: 'withheld', kept });
  expect(await checkDraw('fast5', family, unrevealed, undefined)).toEqual({ status: 'impossible' });
});

it('§1 a draw of other numbers than its seed draws is wrong', async () => {
  expect(await checkDraw('fast5', family, { ...draw, numbers: [1, 2, 3, 4, 5] }, kept)).toMatchObject({
    isCommitted: true,
    isDrawn: false,
  });
});
