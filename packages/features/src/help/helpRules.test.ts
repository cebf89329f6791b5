import { describe, expect, it } from 'vitest';
import { findInHelp, sectionAt } from './helpRules.ts';
import { storyHelp } from './testing/storyHelp.ts';

const { sections } = storyHelp;
const idsFor = (text: string): string[] | undefined => findInHelp(sections, text)?.map(({ article }) => article.id);

describe('§2 help center: the search', () => {
  it.each(['nap tien', 'Nạp tiền', 'NẠP  TIỀN?', 'tien nap'])('finds “Nạp tiền” by “%s”', (text) => {
    expect(idsFor(text)).toEqual(['deposit-limits', 'deposit-how', 'aboutus-who']);
  });
  it('shows the line that has the words', () => {
    expect(findInHelp(sections, 'so tien')?.[0]?.excerpt).toBe('Nhập số tiền rồi gửi lệnh.');
  });
  it('finds nothing for words that stand nowhere together, and searches nothing for no word', () => {
    expect(idsFor('nap voi rong')).toEqual([]);
    expect(idsFor(' ?')).toBeUndefined();
  });
});

it('an anchor opens its section, or that of its article; one that is gone opens none', () => {
  expect(sectionAt(sections, 'terms')?.id).toBe('terms');
  expect(sectionAt(sections, 'deposit-how')?.id).toBe('deposit');
  expect(sectionAt(sections, 'gone')).toBeUndefined();
  expect(sectionAt(sections, undefined)).toBeUndefined();
});
