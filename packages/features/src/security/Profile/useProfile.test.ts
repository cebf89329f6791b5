import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useMember } from '../../core/index.ts';
import { type Answers, mockFetch, storyMember } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { answering } from '../testing/storySecurity.ts';
import { useProfile } from './useProfile.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The form, beside what everything else of the portal reads. */
async function openProfile(answers: Answers) {
  const { account, answers: usual } = answering().feature;
  const fetch = mockFetch({ ...usual, ...answers });
  const { result } = renderFeatureHook(() => ({ profile: useProfile(), member: useMember() }), { account, fetch });
  await waitFor(() => expect(result.current.member.info).toEqual(storyMember));
  return result;
}

describe('§9 profile', () => {
  it('once it is saved, whatever reads the member info has it before the gateway says so again', async () => {
    const sent: unknown[] = [];
    const result = await openProfile({
      getMemberInfo: () => (sent.length === 0 ? storyMember : new Promise<never>(() => undefined)),
      setProfile: (request) => {
        sent.push(request);
        return request;
      },
    });
    await act(() => result.current.profile.submit({ nickname: ' Rồng Đỏ ', iconId: '7' }));
    expect(sent).toEqual([{ nickname: 'Rồng Đỏ', iconId: 7 }]);
    await waitFor(() => expect(result.current.member.info).toEqual({ ...storyMember, nickname: 'Rồng Đỏ', iconId: 7 }));
  });

  it('what the gateway says then wins', async () => {
    let saved = 0;
    const result = await openProfile({
      getMemberInfo: () => (saved === 0 ? storyMember : { ...storyMember, nickname: 'Elsewhere' }),
      setProfile: (request) => {
        saved += 1;
        return request;
      },
    });
    await act(() => result.current.profile.submit({ nickname: 'Rồng Đỏ', iconId: '7' }));
    await waitFor(() => expect(result.current.member.info?.nickname).toBe('Elsewhere'));
  });

  it('§5 a nickname that breaks its rule is not sent', async () => {
    const result = await openProfile({
      setProfile: () => {
        throw new Error('sent');
      },
    });
    const outcome = await act(() => result.current.profile.submit({ nickname: 'M', iconId: '7' }));
    expect(outcome).toMatchObject({ status: 'refused', issues: [{ field: 'nickname', code: 'field_length_error' }] });
    expect(result.current.member.info).toEqual(storyMember);
  });
});
