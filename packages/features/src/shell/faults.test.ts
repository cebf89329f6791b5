import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyMenus } from '../core/testing/index.ts';
import { useNavigationMenus } from './Navigation/useNavigationMenus.ts';

testFaults<'shell'>({
  // Said in each menu once it opens: the stories of the sheet and of the navigation show where.
  getGameMenus: faultedHook({
    hook: () => useNavigationMenus(true),
    answers: { getGameMenus: storyMenus },
    askAgain: ({ state }) => (state.status === 'error' ? state.retry() : undefined),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
});
