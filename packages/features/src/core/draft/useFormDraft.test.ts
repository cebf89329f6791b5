import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../session/createSessionStore.ts';
import { useLogout } from '../session/useLogout.ts';
import type { FeatureParts } from '../testing/featureParts.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { useFormDraft } from './useFormDraft.ts';

beforeEach(() => sessionStorage.clear());

const names = ['amount', 'note'] as const;

function openForm(account: string, form = 'deposit') {
  const opened = renderFeatureHook(() => ({ draft: useFormDraft(form, names), logOut: useLogout() }), {
    account,
    answers: { logout: {} },
  });
  const { result, parts, unmount } = opened;
  return {
    ...opened,
    type: (values: object) => act(() => result.current.draft.keep(values)),
    /** The gateway or another device ends the session; the form goes with it. */
    endSession: () => {
      act(() => parts.session.end('otherDevice'));
      unmount();
      act(() => parts.session.acknowledgeEnd());
    },
  };
}
const keptFor = (account: string, form?: string) => openForm(account, form).result.current.draft.kept;

describe('§8 a form whose session ended', () => {
  it('is there again for the same account', () => {
    const { type, endSession } = openForm('minh88');
    type({ amount: '5.000', note: '' });
    endSession();
    expect(keptFor('minh88')).toEqual({ amount: '5.000', note: '' });
  });

  it('is no draft while nothing is typed', () => {
    openForm('minh88').type({ amount: '', note: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the named fields alone: a password goes into no storage', () => {
    const { type, endSession } = openForm('minh88');
    type({ amount: '5.000', password: 'hunter22', code: '123456' });
    endSession();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/hunter22|123456/);
    sessionStorage.setItem('baize-session-drafts', JSON.stringify({ account: 'minh88', forms: { deposit: { amount: 7, password: 'x' } } }));
    expect(keptFor('minh88')).toEqual({});
  });

  it('is empty for another account, and gone for the first one after him', () => {
    const { type, endSession } = openForm('minh88');
    type({ amount: '5.000' });
    endSession();
    const other = renderFeatureHook(() => useFormDraft('deposit', names));
    act(() => other.parts.session.start({ account: 'lan', token: 'u'.repeat(43) }));
    expect(keptFor('lan')).toEqual({});
    expect(keptFor('minh88')).toEqual({});
  });

  it('takes no registration along that was begun here: a user who logs in needs none, and it might be another’s', () => {
    sessionStorage.setItem('baize-registration-draft', JSON.stringify({ way: 'username', fields: { username: 'minh88' } }));
    const { parts } = renderFeatureHook(() => useFormDraft('deposit', names));
    act(() => parts.session.start({ account: 'lan', token: 'u'.repeat(43) }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is no other form', () => {
    const { type, endSession } = openForm('minh88');
    type({ amount: '5.000' });
    endSession();
    expect(keptFor('minh88', 'transfer')).toEqual({});
  });
});

describe('a form that is over begins anew', () => {
  it('once it is sent', () => {
    const { type, result, endSession } = openForm('minh88');
    type({ amount: '5.000' });
    act(() => result.current.draft.drop());
    endSession();
    expect(keptFor('minh88')).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('once it is closed', () => {
    const { type, unmount } = openForm('minh88');
    type({ amount: '5.000' });
    unmount();
    expect(keptFor('minh88')).toEqual({});
  });

  it('once the player logs out, here or in another tab', () => {
    const here = openForm('minh88');
    here.type({ amount: '5.000' });
    act(() => void here.result.current.logOut());
    expect(sessionStorage).toHaveLength(0);
    const followed = openForm('minh88');
    followed.type({ amount: '5.000' });
    act(() => followed.parts.session.end());
    followed.unmount();
    expect(keptFor('minh88')).toEqual({});
  });

  it('but not when the same account logs in again in another tab', () => {
    const { type, parts, unmount } = openForm('minh88');
    type({ amount: '5.000' });
    act(() => parts.session.start({ account: 'minh88', token: 'u'.repeat(43) }));
    unmount();
    expect(keptFor('minh88')).toEqual({ amount: '5.000' });
  });

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{',
    '{"account":"minh88"}',
    '{"account":"minh88","forms":7}',
    '{"account":"minh88","forms":{"deposit":7}}',
  ])('and makes nothing of %s in the storage', (text) => {
    sessionStorage.setItem('baize-session-drafts', text);
    expect(keptFor('minh88')).toEqual({});
  });
});

/** A form of the work centre, which visitors fill in too; without an account a visitor's. */
const openLasting = (account?: string) =>
  renderFeatureHook(() => useFormDraft('feedback', names, 'tab'), account === undefined ? {} : { account });
const keptLastingFor = (account?: string) => openLasting(account).result.current.kept;

function leaveLasting(account?: string): void {
  const { result, unmount } = openLasting(account);
  act(() => result.current.keep({ note: 'Nguyễn An' }));
  unmount();
}
/** What another tab makes of the session, and the browser tells this one. */
function followOtherTab({ storage }: FeatureParts): void {
  for (const key of [storageKeys.token, storageKeys.account]) storage.remove(key);
  globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.token }));
}

describe('a form that lasts as long as its tab', () => {
  it.each([undefined, 'minh88'])('is there again for a user who has left it (%s)', (account) => {
    leaveLasting(account);
    expect(keptLastingFor(account)).toEqual({ note: 'Nguyễn An' });
  });

  it('of a visitor is his when he logs in', () => {
    leaveLasting();
    const page = renderFeatureHook(() => undefined);
    act(() => page.parts.session.start({ account: 'minh88', token: 'u'.repeat(43) }));
    expect(keptLastingFor('minh88')).toEqual({ note: 'Nguyễn An' });
    expect(keptLastingFor()).toEqual({});
  });

  it.each<[string, (parts: FeatureParts, logOut: () => Promise<void>) => void]>([
    ['here', (_, logOut) => void logOut()],
    ['in another tab', (parts) => followOtherTab(parts)],
  ])('§4 is gone with a logout %s, also where it is not open', (_, end) => {
    leaveLasting('minh88');
    const page = renderFeatureHook(useLogout, { account: 'minh88', answers: { logout: {} } });
    act(() => end(page.parts, page.result.current));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['expired', 'system'] as const)('§8 is for nobody but its account once the session has ended (%s)', (reason) => {
    leaveLasting('minh88');
    const page = renderFeatureHook(() => undefined, { account: 'minh88' });
    act(() => page.parts.session.end(reason));
    act(() => page.parts.session.acknowledgeEnd());
    expect(keptLastingFor()).toEqual({});
    expect(keptLastingFor('minh88')).toEqual({ note: 'Nguyễn An' });
    act(() => page.parts.session.start({ account: 'lan', token: 'u'.repeat(43) }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays whole where a visitor sends or closes a form of his own that he has not begun', () => {
    leaveLasting('minh88');
    const visitor = renderFeatureHook(() => useFormDraft('deposit', names));
    act(() => visitor.result.current.drop());
    visitor.unmount();
    expect(keptLastingFor('minh88')).toEqual({ note: 'Nguyễn An' });
  });
});
