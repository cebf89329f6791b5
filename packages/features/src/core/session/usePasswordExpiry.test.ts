import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberInfoQueryKey, passwordExpiryQueryKey } from '../queries.ts';
import { type Answers, Refusal, storyMember } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { usePasswordExpiry } from './usePasswordExpiry.ts';

const expired = { ...storyMember, passwordExpired: true };

function reading(getMemberInfo: NonNullable<Answers['getMemberInfo']>, account: string | undefined = 'minh88') {
  const hook = renderFeatureHook(usePasswordExpiry, { account, answers: { getMemberInfo } });
  const hasSettled = () => waitFor(() => expect(hook.parts.queries.isFetching()).toBe(0));
  const replied = () => act(() => void hook.parts.queries.setQueryData(passwordExpiryQueryKey('minh88'), { isOldPasswordKnown: true }));
  return { ...hook, hasSettled, replied };
}

describe('§4 an expired password', () => {
  it('is known by the member info: a reload changes nothing', async () => {
    const { result } = reading({ ...expired, oldPasswordKnown: true });
    await waitFor(() => expect(result.current).toEqual({ isOldPasswordKnown: true }));
  });

  it('asks for the old password where the gateway does not say that it is known', async () => {
    const { result } = reading(expired);
    await waitFor(() => expect(result.current).toEqual({ isOldPasswordKnown: false }));
  });

  it.each(['never', new Refusal('service_unavailable')] as const)(
    'is known by the reply of the login while the member info has not come',
    async (answer) => {
      const { result, replied } = reading(answer);
      replied();
      await waitFor(() => expect(result.current).toEqual({ isOldPasswordKnown: true }));
    },
  );

  it('is over as soon as the member info says so, whatever the login said', async () => {
    const { result, parts, replied, hasSettled } = reading(expired);
    await waitFor(() => expect(result.current).toBeDefined());
    replied();
    await hasSettled();
    act(() => void parts.queries.setQueryData(memberInfoQueryKey('minh88'), storyMember));
    await waitFor(() => expect(result.current).toBeUndefined());
  });

  it('is none of a member whose password is good', async () => {
    const { result, hasSettled } = reading(storyMember);
    await hasSettled();
    expect(result.current).toBeUndefined();
  });

  it('ends with the session', async () => {
    const { result, parts } = reading(expired);
    await waitFor(() => expect(result.current).toBeDefined());
    act(() => parts.session.end());
    expect(result.current).toBeUndefined();
  });
});
