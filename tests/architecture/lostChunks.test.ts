import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout, filesIn, root } from './House.ts';

/** What a module is imported by, but for texts, and for routes and surfaces: `tests/e2e/lostChunks.spec.ts` has a row for each of those. */
const shipped = filesIn(
  checkout,
  /^(?:packages\/(?:design-system|features)|apps\/portal)\/src\/.*\.tsx?$/,
  /\.(?:test|stories)\.tsx?$|\/testing\/|\/portal\/src\/(?:routes|texts|surfaces)\/|\/features\/src\/(?:[^/]+\/portal\.ts|surfaces\/|packageTexts\.ts)|\/CountrySelect\/countries\.ts$/,
);
const found = shipped.flatMap((file) =>
  [...checkout.textOf(file).matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => path.basename(name).replace(/\.tsx?$/, '')),
);

/** Where it is shown what a player has who loses the chunk of this module (§8). */
const shownIn: Readonly<Record<string, string>> = {
  createSender: 'tests/e2e/lostChunks.spec.ts',
  jose: 'tests/e2e/lostChunks.spec.ts',
  solveChallenge: 'tests/e2e/lostChunks.spec.ts',
  runLaunch: 'tests/e2e/lostChunks.spec.ts',
  LinesMenu: 'tests/e2e/lostChunks.spec.ts',
  SmsLogin: 'tests/e2e/lostChunks.spec.ts',
  PhoneInput: 'tests/e2e/lostChunks.spec.ts',
  CountryInput: 'tests/e2e/lostChunks.spec.ts',
  ToastList: 'packages/design-system/src/Toast/toastLoading.test.tsx',
  LaunchOutcome: 'packages/features/src/launch/Launch/LaunchOutcomeError.test.tsx',
  followSession: 'packages/features/src/core/live/useLive.test.ts',
  ClosedView: 'packages/features/src/system/SystemGate/ClosedInShort.test.tsx',
  DialogHost: 'packages/design-system/src/Dialogs/dialogLoading.test.tsx',
  Calendar: 'packages/design-system/src/DateRangePicker/LazyCalendar.test.tsx',
  // The words of the calendar come with it.
  vi: 'packages/design-system/src/DateRangePicker/LazyCalendar.test.tsx',
  'en-GB': 'packages/design-system/src/DateRangePicker/LazyCalendar.test.tsx',
  uplot: 'packages/design-system/src/Chart/failedDrawing.test.tsx',
};

describe('§8 where the loss of each chunk is shown', () => {
  it('has a row for every module that comes by itself, and for no other', () => {
    expect([...new Set(found)].sort()).toEqual(Object.keys(shownIn).sort());
  });

  it.each([...new Set(Object.values(shownIn))])('has %s', (file) => expect(existsSync(path.join(root, file))).toBe(true));
});
