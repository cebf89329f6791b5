import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { Legion } from './Legion/Legion.tsx';
import { useLegion } from './Legion/useLegion.ts';

testFaults<'legion'>({
  listLegion: faultedHook({
    hook: useLegion,
    view: createElement(Legion),
    account: 'minh88',
    answers: { listLegion: { rows: [] } },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
