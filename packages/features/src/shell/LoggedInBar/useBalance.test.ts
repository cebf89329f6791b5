import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { balanceQueryKey } from '../../core/index.ts';
import { type Answers, Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useBalance } from './useBalance.ts';

const dong = (sumBalance: number) => ({ sumBalance, currency: 'VND' as const });
const reading = (getBalance: NonNullable<Answers['getBalance']>, account: string | undefined = 'minh88') =>
  renderFeatureHook(useBalance, { answers: { getBalance }, account });

describe('§2 the balance', () => {
  it('is read once for a member, and never for a visitor', async () => {
    const read = vi.fn(() => dong(500));
    const { result } = reading(read);
    expect(result.current).toMatchObject({ balance: undefined, isUpdating: true, hasFailed: false });
    await waitFor(() => expect(result.current).toMatchObject({ balance: dong(500), isUpdating: false, hasFailed: false }));
    const visitor = renderFeatureHook(useBalance, { answers: { getBalance: read } });
    expect(visitor.result.current).toMatchObject({ balance: undefined, isUpdating: false });
    expect(read).toHaveBeenCalledOnce();
  });

  it('is read again by a click, with the label until it has come', async () => {
    const answers: (ReturnType<typeof dong> | 'never')[] = [dong(500), dong(700), 'never'];
    const { result } = reading(() => answers.shift() ?? 'never');
    await waitFor(() => expect(result.current.balance).toEqual(dong(500)));
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current).toMatchObject({ balance: dong(700), isUpdating: false }));
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current).toMatchObject({ balance: dong(700), isUpdating: true }));
  });

  it('stays as it was when a refresh fails, and says so', async () => {
    let isUp = true;
    const { result } = reading(() => (isUp ? dong(500) : new Refusal('system_error')));
    await waitFor(() => expect(result.current.balance).toEqual(dong(500)));
    isUp = false;
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current).toMatchObject({ balance: dong(500), hasFailed: true, isUpdating: false }));
  });

  it('moves by what a live event writes, without a reading', async () => {
    const read = vi.fn(() => dong(500));
    const { result, parts } = reading(read);
    await waitFor(() => expect(result.current.balance).toEqual(dong(500)));
    act(() => void parts.queries.setQueryData(balanceQueryKey('minh88'), dong(400)));
    await waitFor(() => expect(result.current.balance).toEqual(dong(400)));
    expect(read).toHaveBeenCalledOnce();
  });

  it('is gone with the session', async () => {
    const { result, parts } = reading(dong(500));
    await waitFor(() => expect(result.current.balance).toEqual(dong(500)));
    act(() => parts.session.end());
    expect(result.current.balance).toBeUndefined();
  });
});
