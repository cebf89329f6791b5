import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagesQueryKey } from '../../core/index.ts';
import { type Answers, heldAnswer, Refusal, storyMember } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyInbox } from '../testing/storyMessages.ts';
import { type Messages, useInbox } from './useInbox.ts';

const account = 'minh88';

function start({ count = 4, size = 20, answers = {} }: { count?: number; size?: number; answers?: Answers } = {}) {
  const { kept, arrive, ...gateway } = storyInbox(count, size);
  const hook = renderFeatureHook(useInbox, { account, answers: { getMemberInfo: storyMember, ...gateway, ...answers } });
  const state = () => hook.result.current.state;
  const shown = () => {
    const now = state();
    return now.status === 'ready' ? now.messages.map(({ id, isRead }) => (isRead ? id : `${id} new`)) : now.status;
  };
  const does = (step: (inbox: Messages) => void) => act(async () => step(hook.result.current));
  return { ...hook, kept, arrive, state, shown, does };
}

describe('§2 messages', () => {
  it('come with how many are not read', async () => {
    const { result, shown } = start();
    expect(shown()).toBe('loading');
    await waitFor(() => expect(shown()).toEqual(['m0 new', 'm1 new', 'm2', 'm3']));
    await waitFor(() => expect(result.current.unread).toBe(2));
  });

  it('are empty where there are none', async () => {
    const { shown } = start({ count: 0 });
    await waitFor(() => expect(shown()).toBe('empty'));
  });

  it('that can’t be had say why, and are asked for again', async () => {
    let isUp = false;
    const { does, state, shown } = start({ answers: { listMessages: () => (isUp ? { rows: [] } : new Refusal('system_error')) } });
    await waitFor(() => expect(state()).toMatchObject({ status: 'error', code: 'system_error' }));
    isUp = true;
    await does(({ state: now }) => (now.status === 'error' ? now.retry() : undefined));
    await waitFor(() => expect(shown()).toBe('empty'));
  });

  it('come page by page, and the last page has no more', async () => {
    const inbox = start({ count: 5, size: 2 });
    await waitFor(() => expect(inbox.shown()).toHaveLength(2));
    for (const length of [4, 5]) {
      expect(inbox.state()).toMatchObject({ more: { isAsking: false, refusal: undefined } });
      await inbox.does(({ loadMore }) => loadMore());
      await waitFor(() => expect(inbox.shown()).toHaveLength(length));
    }
    await waitFor(() => expect(inbox.state()).toMatchObject({ more: undefined }));
  });

  it('whose next page does not come stay, with the reason', async () => {
    const { listMessages } = storyInbox(5, 2);
    const refuse: Answers['listMessages'] = (request) =>
      request.after === undefined && typeof listMessages === 'function' ? listMessages(request) : new Refusal('bad_request');
    const inbox = start({ answers: { listMessages: refuse } });
    await waitFor(() => expect(inbox.shown()).toHaveLength(2));
    await inbox.does(({ loadMore }) => loadMore());
    await waitFor(() => expect(inbox.state()).toMatchObject({ status: 'ready', more: { refusal: { code: 'bad_request' } } }));
    expect(inbox.shown()).toHaveLength(2);
  });
});

describe('§2 messages: what the player does', () => {
  it('opening reads, at once and at the gateway; one that was read asks for nothing', async () => {
    const held = heldAnswer({ value: 1 });
    held.hold();
    let asked = 0;
    const inbox = start({
      answers: {
        readMessages: () => {
          asked += 1;
          return held.answer();
        },
      },
    });
    await waitFor(() => expect(inbox.shown()).toContain('m0 new'));
    await inbox.does(({ open }) => open('m2'));
    expect(inbox.state()).toMatchObject({ openId: 'm2' });
    expect(asked).toBe(0);
    await inbox.does(({ open }) => open('m0'));
    await waitFor(() => expect(inbox.shown()).toEqual(['m0', 'm1 new', 'm2', 'm3']));
    expect(inbox.state()).toMatchObject({ openId: 'm0' });
    await waitFor(() => expect(asked).toBe(1));
    await inbox.does(({ open }) => open(undefined));
    expect(inbox.state()).toMatchObject({ openId: undefined });
  });

  it('what was read stays so once the gateway has it, and the count falls', async () => {
    const inbox = start();
    await waitFor(() => expect(inbox.result.current.unread).toBe(2));
    await inbox.does(({ open }) => open('m0'));
    await waitFor(() => expect(inbox.result.current.unread).toBe(1));
    await waitFor(() => expect(inbox.shown()).toEqual(['m0', 'm1 new', 'm2', 'm3']));
    await inbox.does(({ markAllRead }) => markAllRead());
    await waitFor(() => expect(inbox.shown()).toEqual(['m0', 'm1', 'm2', 'm3']));
    await waitFor(() => expect(inbox.result.current.unread).toBe(0));
    expect(inbox.kept().every(({ isRead }) => isRead)).toBe(true);
  });

  it('a deletion is shown at once, and the last one leaves it empty', async () => {
    const inbox = start({ count: 2 });
    await waitFor(() => expect(inbox.shown()).toHaveLength(2));
    await inbox.does(({ remove }) => remove('m1'));
    await waitFor(() => expect(inbox.shown()).toEqual(['m0 new']));
    await inbox.does(({ remove }) => remove('m0'));
    await waitFor(() => expect(inbox.shown()).toBe('empty'));
    await waitFor(() => expect(inbox.kept()).toEqual([]));
  });

  it('a deletion that is refused is taken back, and says why', async () => {
    const inbox = start({ answers: { deleteMessages: new Refusal('service_unavailable') } });
    await waitFor(() => expect(inbox.shown()).toHaveLength(4));
    await inbox.does(({ remove }) => remove('m0'));
    await waitFor(() => expect(inbox.result.current.refusal).toMatchObject({ code: 'service_unavailable', kind: 'remove' }));
    await waitFor(() => expect(inbox.shown()).toHaveLength(4));
  });

  it('a deletion that is refused has the list read again: elsewhere it may have changed', async () => {
    let isGone = false;
    const { listMessages } = storyInbox(2, 20);
    const { listMessages: without } = storyInbox(0, 20);
    const list: Answers['listMessages'] = (request) => {
      const answer = isGone ? without : listMessages;
      return typeof answer === 'function' ? answer(request) : new Refusal('system_error');
    };
    const refuse = () => {
      isGone = true;
      return new Refusal('bad_request');
    };
    const inbox = start({ answers: { listMessages: list, deleteMessages: refuse } });
    await waitFor(() => expect(inbox.shown()).toHaveLength(2));
    await inbox.does(({ remove }) => remove('m0'));
    await waitFor(() => expect(inbox.shown()).toBe('empty'));
  });

  it('two changes at once both stand while they are under way', async () => {
    const inbox = start({ answers: { deleteMessages: 'never', readMessages: 'never' } });
    await waitFor(() => expect(inbox.shown()).toHaveLength(4));
    await inbox.does(({ remove, open }) => {
      remove('m1');
      open('m0');
    });
    await waitFor(() => expect(inbox.shown()).toEqual(['m0', 'm2', 'm3']));
  });

  it('what is said to have changed is read again, all pages of it', async () => {
    const inbox = start({ count: 3, size: 2 });
    await waitFor(() => expect(inbox.shown()).toHaveLength(2));
    await inbox.does(({ loadMore }) => loadMore());
    await waitFor(() => expect(inbox.shown()).toHaveLength(3));
    inbox.arrive();
    await act(() => inbox.parts.queries.invalidateQueries({ queryKey: messagesQueryKey(account) }));
    await waitFor(() => expect(inbox.shown()).toEqual(['new3 new', 'm0 new', 'm1 new', 'm2']));
  });
});
