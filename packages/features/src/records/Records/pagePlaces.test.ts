import { mostSkipped } from '@baize/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPlace, type KnownPage, type PageWalk, pageCountOf, pageRows, placeOf } from './pagePlaces.ts';

/** A page of a list whose rows are their numbers, the newest first, as a gateway answers it. */
function readPage(list: readonly number[], { after, towards = 'older', skip = 0, size }: PageWalk) {
  const ahead = towards === 'older' ? list : list.toReversed();
  const begin = after === undefined ? 0 : ahead.indexOf(Number(after)) + 1;
  const walked = ahead.slice(begin + skip, begin + skip + size);
  const rows = towards === 'older' ? walked : walked.toReversed();
  const [newest, oldest] = [rows[0], rows.at(-1)];
  return {
    rows,
    next: oldest !== undefined && oldest !== list.at(-1) ? String(oldest) : undefined,
    previous: newest !== undefined && newest !== list[0] ? String(newest) : undefined,
  };
}

it('§9 whatever page is opened after whichever, its rows are those that its number says, in one call', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      (count, turns, isFirstKnown) => {
        const list = Array.from({ length: count }, (_, index) => count - index);
        let known: KnownPage | undefined;
        for (const turn of isFirstKnown ? [0, ...turns] : turns) {
          const place = placeOf(1 + (turn % pageCountOf(count)), known, count);
          const { rows, ...ways } = readPage(list, place.walk);
          expect(rows.length).toBeGreaterThan(0);
          expect(rows).toEqual(list.slice((place.page - 1) * pageRows, place.page * pageRows));
          expect(place.walk.skip ?? 0).toBeLessThanOrEqual(mostSkipped);
          known = { ...place, ...ways };
        }
      },
    ),
  );
});

/** What a pager offers beside the open page. */
const offered = (page: number, last: number): number[] =>
  [1, page - 2, page - 1, page + 1, page + 2, last].filter((one) => one >= 1 && one <= last);

it('§9 what the pager offers opens as its number says, also while the page before it is on its way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.nat(), fc.nat(), fc.nat(), (count, start, first, second) => {
      const list = Array.from({ length: count }, (_, index) => count - index);
      const last = pageCountOf(count);
      // Reached page by page, as by "next".
      const page = 1 + (start % last);
      const begin = list.slice((page - 1) * pageRows, page * pageRows);
      const [newest, oldest] = [begin[0], begin.at(-1)];
      const next = oldest === 1 ? undefined : String(oldest);
      const previous = newest === count ? undefined : String(newest);
      const known: KnownPage = { page, walk: { size: pageRows }, next, previous };
      const pick = (pages: number[], choice: number): number => pages[choice % pages.length] ?? 1;
      const asked = pick(offered(page, last), first);
      const then = pick(offered(asked, last), second);
      for (const wanted of [asked, then]) {
        const place = placeOf(wanted, known, count);
        expect(place.page).toBe(wanted);
        if (place.walk !== known.walk) {
          expect(readPage(list, place.walk).rows).toEqual(list.slice((wanted - 1) * pageRows, wanted * pageRows));
        }
      }
    }),
  );
});

const known: KnownPage = { page: 6, walk: { after: 'e', size: pageRows }, next: 'n', previous: 'p' };
it.each([
  ['the first', 1, 3_000, firstPlace],
  ['one before the first', 0, 3_000, firstPlace],
  ['the open one', 6, 3_000, { page: 6, walk: known.walk }],
  ['the next', 7, 3_000, { page: 7, walk: { after: 'n', towards: 'older', skip: 0, size: pageRows } }],
  ['the last of five that are shown', 8, 3_000, { page: 8, walk: { after: 'n', towards: 'older', skip: pageRows, size: pageRows } }],
  ['the one before', 5, 3_000, { page: 5, walk: { after: 'p', towards: 'newer', skip: 0, size: pageRows } }],
  ['the last, with the rows that are left for it', 16, 307, { page: 16, walk: { towards: 'newer', size: 7 } }],
  [
    'the last, beside the open one: from there, whatever was counted',
    7,
    125,
    { page: 7, walk: { after: 'n', towards: 'older', skip: 0, size: pageRows } },
  ],
  ['the last, where it is full', 15, 300, { page: 15, walk: { towards: 'newer', size: 20 } }],
  [
    'the next, of a list whose length nobody knows',
    7,
    undefined,
    { page: 7, walk: { after: 'n', towards: 'older', skip: 0, size: pageRows } },
  ],
  [
    'one too far away: as far as can be reached',
    99,
    3_000,
    { page: 17, walk: { after: 'n', towards: 'older', skip: mostSkipped, size: pageRows } },
  ],
])('the way to %s', (_, page, rows, place) => {
  expect(placeOf(page, known, rows)).toEqual(place);
});

it.each([
  ['another one, from the newest row', 4, 300, { page: 4, walk: { skip: 3 * pageRows, size: pageRows } }],
  ['one too far away', 99, 3_000, { page: 11, walk: { skip: mostSkipped, size: pageRows } }],
  ['one behind the last, and too far away', 99, 125, { page: 11, walk: { skip: mostSkipped, size: pageRows } }],
  ['the last', 16, 307, { page: 16, walk: { towards: 'newer', size: 7 } }],
] as const)('the way to %s, where the first has not come', (_, page, rows, place) => {
  expect(placeOf(page, undefined, rows)).toEqual(place);
});

it('the last of a list that has grown is found from its end, also from the page that was the last', () => {
  expect(placeOf(7, { ...known, next: undefined }, 125)).toEqual({ page: 7, walk: { towards: 'newer', size: 5 } });
});

it('begins anew where nothing lies that way', () => {
  expect(placeOf(7, { ...known, next: undefined }, undefined)).toEqual(firstPlace);
  expect(placeOf(5, { ...known, previous: undefined }, undefined)).toEqual(firstPlace);
});

it.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
])('%d rows have %d pages', (rows, pages) => {
  expect(pageCountOf(rows)).toBe(pages);
});
