import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { PvpRooms } from './PvpRooms/PvpRooms.tsx';
import { usePvpRooms } from './PvpRooms/usePvpRooms.ts';
import { storyRooms } from './testing/storyRooms.ts';

const options = { vendor: undefined, launchingId: undefined };

testFaults<'pvp-rooms'>({
  listPvpRooms: faultedHook({
    hook: () => usePvpRooms(options),
    view: createElement(PvpRooms, { ...options, onEnterRoom: () => undefined }),
    answers: { listPvpRooms: storyRooms },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
