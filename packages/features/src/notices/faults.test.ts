import { createElement } from 'react';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { NoticeList } from './NoticeList/NoticeList.tsx';
import { storyBoard } from './storyNotices.ts';
import { useNotices } from './useNotices.ts';

testFaults<'notices'>({
  getNotices: faultedHook({
    hook: useNotices,
    view: createElement(NoticeList, { onClose: () => undefined }),
    answers: { getNotices: storyBoard({ player: 3 }) },
    askAgain: (state) => (state.status === 'error' ? state.retry() : undefined),
    said: (state) => (state.status === 'error' ? state.code : undefined),
  }),
});
