import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { type Protecting, useProtection } from './Protection/useProtection.ts';
import { storyProtection } from './testing/storyProtection.ts';

const account = 'minh88';
const limit = { kind: 'loss', period: 'day' } as const;
const answers = {
  getPermission: storyPermission,
  getProtection: storyProtection,
  setProtectionLimit: storyProtection,
  confirmLimitChange: storyProtection,
  dropLimitChange: storyProtection,
  keepLimits: storyProtection,
  takeBreak: storyProtection,
  excludeSelf: storyProtection,
  askReturn: storyProtection,
  setRealityCheck: storyProtection,
};
const changing = (ask: (protecting: Protecting) => Promise<boolean>) =>
  faultedHook({
    hook: useProtection,
    account,
    answers,
    ask: async (protecting) => void (await ask(protecting)),
    said: ({ refusal }) => refusal?.code,
  });

testFaults<'player-protection'>({
  getProtection: faultedHook({
    hook: useProtection,
    account,
    answers,
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  setProtectionLimit: changing(({ setLimit }) => setLimit(limit, 40_000)),
  confirmLimitChange: changing(({ confirmChange }) => confirmChange(limit)),
  dropLimitChange: changing(({ dropChange }) => dropChange(limit)),
  keepLimits: changing(({ keepLimits }) => keepLimits()),
  takeBreak: changing(({ takeBreak }) => takeBreak(24)),
  excludeSelf: changing(({ exclude }) => exclude(6)),
  askReturn: changing(({ askReturn }) => askReturn()),
  setRealityCheck: changing(({ setRealityCheck }) => setRealityCheck(30)),
});
