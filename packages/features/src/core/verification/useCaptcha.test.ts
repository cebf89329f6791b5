import { focusManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storyCaptcha } from '../testing/index.ts';
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
