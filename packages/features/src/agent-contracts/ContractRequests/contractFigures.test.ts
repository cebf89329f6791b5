import { describe, expect, it } from 'vitest';
import { storyTerms } from '../testing/storyContracts.ts';
import { contractFigures } from './contractFigures.ts';

describe('§3 what a contract says', () => {
  it.each([
    ['dividend', ['minimumBet', 'netLoss', 'activeMember', 'contractRate'], ['money', 'money', 'count', 'share']],
    ['dailySalary', ['betVolume', 'activeMember', 'rate'], ['money', 'count', 'share']],
    ['realTimeSalary', ['profitRate', 'lossRate', 'singlePeriodBetAmount'], ['share', 'share', 'money']],
  ] as const)('%s', (type, columns, kinds) => {
    const figures = contractFigures(storyTerms[type]);
    expect(figures.columns).toEqual(columns);
    expect(figures.rows.length).toBeGreaterThan(0);
    for (const row of figures.rows) expect(figures.columns.map((name) => row[name]?.kind)).toEqual(kinds);
  });

  it('an hourly salary is a share where its type is P, an amount otherwise', () => {
    expect(contractFigures(storyTerms.hourlySalary).rows.map(({ rate }) => rate)).toEqual([
      { kind: 'money', value: 50_000 },
      { kind: 'share', value: 25 },
    ]);
  });
});
