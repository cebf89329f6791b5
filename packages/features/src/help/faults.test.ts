import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { HelpCenter } from './HelpCenter/HelpCenter.tsx';
import { storyHelp } from './testing/storyHelp.ts';
import { useHelpTexts } from './useHelpTexts.ts';

testFaults<'help'>({
  getHelpCenter: faultedHook({
    hook: useHelpTexts,
    view: createElement(HelpCenter, {
      anchor: undefined,
      visit: 'first',
      menuHref: '/web/helpmc',
      hrefOf: (anchor: string) => `/web/helpmc#${anchor}`,
    }),
    answers: { getHelpCenter: storyHelp, getPermission: storyPermission },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
