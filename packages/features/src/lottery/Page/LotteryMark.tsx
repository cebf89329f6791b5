import type { LotteryFamilyId } from '@baize/contract/lottery';
import type { ReactElement } from 'react';
import * as css from './Lottery.css.ts';

type Point = readonly [x: number, y: number, isBrass?: boolean];
const ring = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count - Math.PI / 2;
    return [20 + radius * Math.cos(angle), 20 + radius * Math.sin(angle), place === 0] as const;
  });
const grid = (columns: number, rows: number, chosen: readonly number[]): Point[] =>
  Array.from({ length: columns * rows }, (_, place) => [
    20 + ((place % columns) - (columns - 1) / 2) * (28 / columns),
    20 + (Math.floor(place / columns) - (rows - 1) / 2) * (28 / rows),
    chosen.includes(place),
  ]);

/** Balls of a family, each with its radius: five in a ring, a board of many, three dice. */
const figures: Readonly<Record<LotteryFamilyId, { balls: readonly Point[]; radius: number; isSquare?: true }>> = {
  fiveDigits: { balls: ring(5, 10), radius: 5 },
  elevenOfFive: { balls: [...ring(10, 12), [20, 20, true]], radius: 2.8 },
  threeDice: {
    balls: [
      [13, 26],
      [27, 26],
      [20, 13, true],
    ],
    radius: 6,
    isSquare: true,
  },
  tenRace: { balls: grid(5, 2, [0, 6]), radius: 2.4, isSquare: true },
  pc28: {
    balls: [
      [11, 20],
      [20, 20, true],
      [29, 20],
    ],
    radius: 4.5,
  },
  keno: { balls: grid(5, 4, [1, 7, 13, 18]), radius: 2.1 },
  threeDigits: {
    balls: [
      [11, 22],
      [20, 18],
      [29, 22, true],
    ],
    radius: 5,
  },
  vietnamNorth: { balls: grid(3, 3, [0]), radius: 3.2, isSquare: true },
  vietnamSouth: { balls: grid(3, 3, [4]), radius: 3.2, isSquare: true },
  mega645: { balls: ring(6, 10), radius: 4.2 },
  power655: { balls: [...ring(6, 11), [20, 20, true]], radius: 3.8 },
  markSix: { balls: [...grid(3, 2, []), [20, 20, true]], radius: 3.6 },
};

/** A small picture of a family of lotteries; what it is, the words beside it say. */
export function LotteryMark({ family }: { family: LotteryFamilyId }): ReactElement {
  const { balls, radius, isSquare } = figures[family];
  return (
    <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" className={css.markGround} />
      <rect x="1" y="1" width="38" height="38" rx="7" className={css.markEdge} />
      {balls.map(([x, y, isBrass]) => {
        const look = isBrass ? css.markBrass : css.markBall;
        return isSquare ? (
          <rect key={`${x} ${y}`} x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} rx={radius / 3} className={look} />
        ) : (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={look} />
        );
      })}
    </svg>
  );
}
