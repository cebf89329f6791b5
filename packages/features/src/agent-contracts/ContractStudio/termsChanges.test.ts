import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyChanged, storyDividend } from '../testing/storyAgreements.ts';
import { storyTerms } from '../testing/storyContracts.ts';
import { readCount, readShare, shareText } from './shareText.ts';
import { hasChanges, termsChanges } from './termsChanges.ts';
import { cellsOf, draftOf, emptyDraft, readDraft, withCell, withoutTier, withTier } from './termsDraft.ts';
import { settleTrial, shortfallOf } from './trial.ts';

describe('what terms change', () => {
  it('a new tier is new, and the others are held against their own old figures', () => {
    expect(termsChanges('dividend', cellsOf(storyDividend), cellsOf(storyChanged))).toEqual({
      rows: [
        { before: 0, old: { activeMember: 3 } },
        { before: undefined, old: {} },
        { before: 1, old: { minimumBet: 200_000_000 } },
        { before: 2, old: { contractRate: 1_800 } },
      ],
      removed: [],
    });
  });

  it('a tier that is gone is told', () => {
    const [first, , third] = cellsOf(storyDividend);
    expect(termsChanges('dividend', cellsOf(storyDividend), [first ?? {}, third ?? {}])).toEqual({
      rows: [
        { before: 0, old: {} },
        { before: 2, old: {} },
      ],
      removed: [1],
    });
  });

  it('rows keep their order, each is held against one at most, and the same rows change nothing', () => {
    const rows = fc.array(fc.record({ betVolume: fc.nat(3), activeMember: fc.nat(2), rate: fc.nat(3) }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const { rows: changed, removed } = termsChanges('dailySalary', before, after);
        const places = changed.flatMap((row) => (row.before === undefined ? [] : [row.before]));
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        expect([...places, ...removed].sort((one, other) => one - other)).toEqual(before.map((_, place) => place));
        expect(hasChanges(termsChanges('dailySalary', before, before))).toBe(false);
      }),
    );
  });
});

describe('a draft', () => {
  it.each(Object.values(storyTerms).filter(({ type }) => type !== 'hourlySalary'))('of a $type is read as it was written', (terms) => {
    expect(readDraft(draftOf(terms)).terms).toEqual(terms);
  });

  it('names each figure that lacks', () => {
    expect(readDraft(emptyDraft('dailySalary')).issues?.map(({ field, code }) => [field, code])).toEqual([
      ['details.0.betVolume', 'field_required'],
      ['details.0.activeMember', 'field_required'],
      ['details.0.rate', 'field_required'],
    ]);
    expect(readDraft(emptyDraft('realTimeSalary')).issues?.map(({ field }) => field)).toEqual([
      'profitRate',
      'lossRate',
      'singlePeriodBetAmount',
    ]);
  });

  it('has rows that come and go, each with its figures', () => {
    const two = withCell(withTier(draftOf(storyTerms.dailySalary)), 2, 'rate', 90);
    expect(two.tiers.map(({ id, cells }) => [id, cells.rate])).toEqual([
      [0, 30],
      [1, 60],
      [2, 90],
    ]);
    expect(withTier(withoutTier(two, 1)).tiers.map(({ id }) => id)).toEqual([0, 2, 3]);
  });
});

describe('a figure as it is typed', () => {
  it.each([
    ['12,5', 1_250],
    ['12.5', 1_250],
    ['0.1', 10],
    ['100', 10_000],
    ['7 %', 700],
    ['', undefined],
    ['-1', 'refused'],
    ['100.01', 'refused'],
    ['1.234', 'refused'],
    ['1e2', 'refused'],
    ['NaN', 'refused'],
  ])('share %j is %j', (typed, share) => {
    expect(readShare(typed)).toBe(share);
  });

  it.each([
    ['12', 12],
    ['', undefined],
    ['1000001', 'refused'],
    ['-1', 'refused'],
    ['1.5', 'refused'],
  ])('count %j is %j', (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });

  it('is written in the reader’s language', () => {
    expect([shareText(1_250, 'vi'), shareText(1_250, 'en'), shareText(undefined, 'vi')]).toEqual(['12,5', '12.5', '']);
  });
});

describe('the simulator', () => {
  const figures = { bet: 150_000_000, netLoss: 30_000_000, activeMembers: 5, lossBets: 0, profitBets: 0 };

  it('says which tier is hit, and what the next one lacks', () => {
    const settled = settleTrial(storyDividend, figures);
    expect(settled).toEqual({ rowIndex: 0, rate: 1_000, base: 30_000_000, amount: 3_000_000 });
    expect(shortfallOf(storyDividend, figures, settled)).toEqual({
      row: 1,
      missing: [
        { field: 'minimumBet', by: 50_000_000 },
        { field: 'activeMember', by: 5 },
      ],
    });
  });

  it('of the highest tier, and of a real-time salary, lacks nothing', () => {
    const most = { ...figures, bet: 1e12, netLoss: 1e12, activeMembers: 1_000 };
    expect(shortfallOf(storyDividend, most, settleTrial(storyDividend, most))).toBeUndefined();
    const realTime = settleTrial(storyTerms.realTimeSalary, { ...figures, lossBets: 1_000_000 });
    expect(realTime.amount).toBe(12_000);
    expect(shortfallOf(storyTerms.realTimeSalary, figures, realTime)).toBeUndefined();
  });
});
