import { focusManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, storyCaptcha, storyCaptchaWithWork } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { useCaptcha } from './useCaptcha.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('is another for who comes back to a picture that ran out while he was away', async () => {
  let pictures = 0;
  const getCaptcha = () => ({ captchaId: `c-${++pictures}`, image: storyCaptcha, expiresInSeconds: 300 });
  const { result } = renderFeatureHook(() => useCaptcha('login', true), { answers: { getCaptcha } });
  await waitFor(() => expect(result.current?.id).toBe('c-1'));
  act(() => focusManager.setFocused(false));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(pictures).toBe(1);
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(result.current?.id).toBe('c-2'));
});

it('stays for who was away for a moment', async () => {
  let pictures = 0;
  const getCaptcha = () => ({ captchaId: `c-${++pictures}`, image: storyCaptcha, expiresInSeconds: 300 });
  const { result } = renderFeatureHook(() => useCaptcha('login', true), { answers: { getCaptcha } });
  await waitFor(() => expect(result.current?.id).toBe('c-1'));
  act(() => focusManager.setFocused(false));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  act(() => focusManager.setFocused(true));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(pictures).toBe(1);
});

describe('for a user who can’t read a picture', () => {
  const follow = (getCaptcha: Parameters<typeof renderFeatureHook>[1]) => renderFeatureHook(() => useCaptcha('login', true), getCaptcha);

  it('the device works in its place: the next picture comes with its answer', async () => {
    const asked = vi.fn(storyCaptchaWithWork);
    const { result } = follow({ answers: { getCaptcha: asked } });
    await waitFor(() => expect(result.current?.otherWay?.status).toBe('idle'));
    expect(result.current?.answer).toBeUndefined();
    act(() => result.current?.otherWay?.onBegin());
    await waitFor(() => expect(result.current?.answer).toBe('K7QP'));
    expect(result.current?.otherWay?.status).toBe('done');
    const { solution } = JSON.parse(atob(asked.mock.calls.at(-1)?.[0].proof ?? ''));
    expect(solution.counter).toBe(5);
  });

  it('is under way until the answer is there', async () => {
    const getCaptcha = (request: { proof?: string | undefined }) => (request.proof ? 'never' : storyCaptchaWithWork(request));
    const { result } = follow({ answers: { getCaptcha } });
    await waitFor(() => expect(result.current?.id).toBeDefined());
    act(() => result.current?.otherWay?.onBegin());
    await waitFor(() => expect(result.current?.otherWay?.status).toBe('working'));
    expect(result.current?.answer).toBeUndefined();
  });

  it('what the device has earned goes with its picture', async () => {
    const { result } = follow({ answers: { getCaptcha: storyCaptchaWithWork } });
    await waitFor(() => expect(result.current?.id).toBeDefined());
    act(() => result.current?.otherWay?.onBegin());
    await waitFor(() => expect(result.current?.answer).toBe('K7QP'));
    const earned = result.current?.id;
    act(() => result.current?.refresh());
    await waitFor(() => expect(result.current?.id).not.toBe(earned));
    expect(result.current?.answer).toBeUndefined();
    expect(result.current?.otherWay?.status).toBe('idle');
  });

  it('another picture that is asked for meanwhile stays', async () => {
    const proofs = vi.fn();
    const { result } = follow({
      answers: {
        getCaptcha: (request: { proof?: string | undefined }) => {
          if (request.proof) proofs();
          return storyCaptchaWithWork(request);
        },
      },
    });
    await waitFor(() => expect(result.current?.id).toBeDefined());
    act(() => result.current?.otherWay?.onBegin());
    act(() => result.current?.refresh());
    await waitFor(() => expect(result.current?.otherWay?.status).toBe('idle'));
    expect(result.current?.answer).toBeUndefined();
    // The same work, begun later: what was given up would be done before.
    act(() => result.current?.otherWay?.onBegin());
    await waitFor(() => expect(result.current?.answer).toBe('K7QP'));
    expect(proofs).toHaveBeenCalledTimes(1);
  });

  it('a refused proof is said, and can be tried again', async () => {
    let proofs = 0;
    const getCaptcha = (request: { proof?: string | undefined }) => {
      if (request.proof) proofs += 1;
      return proofs === 1 && request.proof ? new Refusal('captcha_format_error') : storyCaptchaWithWork(request);
    };
    const { result } = follow({ answers: { getCaptcha } });
    await waitFor(() => expect(result.current?.id).toBeDefined());
    act(() => result.current?.otherWay?.onBegin());
    await waitFor(() => expect(result.current?.otherWay?.status).toBe('failed'));
    act(() => result.current?.otherWay?.onBegin());
    await waitFor(() => expect(result.current?.otherWay?.status).toBe('done'));
  });

  it('nothing is offered by a gateway that knows no other way in', async () => {
    const { result } = follow({ answers: { getCaptcha: { captchaId: 'c-1', image: storyCaptcha, expiresInSeconds: 300 } } });
    await waitFor(() => expect(result.current?.id).toBe('c-1'));
    expect(result.current?.otherWay).toBeUndefined();
  });
});
