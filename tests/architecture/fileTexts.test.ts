import type { Language } from '@baize/contract';
import { expect, test } from 'vitest';
import { fileTexts } from '../../apps/gateway/src/domains/agent-center/files/fileTexts.ts';
import { typeNames } from '../../apps/gateway/src/domains/agent-contracts/settlement/tellOfBill.ts';
import en from '../../packages/features/src/agent-center/locales/en.json' with { type: 'json' };
import vi from '../../packages/features/src/agent-center/locales/vi.json' with { type: 'json' };

const screens: Record<Language, Record<string, string>> = { vi, en };
/** Heads that the screens know by another name. */
const heads: Record<string, string> = {
  vendorType: 'round.vendorType',
  vendor: 'records.vendor',
  roundId: 'round.roundId',
  win: 'figure.payouts',
  result: 'column.net',
};
const figures = ['members', 'deposits', 'withdrawals', 'bets', 'payouts', 'netWin', 'bonuses', 'rebates', 'wages', 'net'];
/** Where the screens have the word of a file. */
function nameOnScreens(name: string): string {
  const [group, one] = name.split('.');
  if (group === 'state' && one) return `bet.${one}`;
  if (group === 'kind' && one) return `movement.${one}`;
  if (one) return name;
  return heads[name] ?? (figures.includes(name) ? `figure.${name}` : `column.${name}`);
}

test.each(['vi', 'en'] as const)('a file of the team says the words of its screens: %s', (language) => {
  const { leftOut: _, ...words } = fileTexts[language];
  const shown = Object.fromEntries(Object.keys(words).map((name) => [name, screens[language][nameOnScreens(name)]]));
  expect(words).toEqual(shown);
});

test.each(['vi', 'en'] as const)('a message of a bill names its contract as the screens do: %s', (language) => {
  for (const [type, name] of Object.entries(typeNames))
    expect([type, name[language]]).toEqual([type, screens[language][`movement.${type}`]]);
});
