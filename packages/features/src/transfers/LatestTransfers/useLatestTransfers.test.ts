import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cashierQueryKey, gatewayDay } from '../../core/index.ts';
import { storyPermission } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import { useTransfer } from '../Transfer/useTransfer.ts';
import { storyLatestTransfers, storyTransfer, storyTransferTerms } from '../testing/storyTransfers.ts';
import { useLatestTransfers } from './useLatestTransfers.ts';

it('§6 latest transfers: those of all days that are kept; read anew after an own transfer, and when one has come', async () => {
  const rows = [...storyLatestTransfers];
  const listTransactions = vi.fn((_: object) => ({ rows: [...rows] }));
  const { result, parts } = renderFeatureHook(() => ({ latest: useLatestTransfers(), transfer: useTransfer() }), {
    account: 'agent01',
    answers: { getPermission: storyPermission, listTransactions, transferToDownline: storyTransfer },
  });
  const shown = () => (result.current.latest.status === 'ready' ? result.current.latest.transfers.map(({ seq }) => seq) : []);
  await waitFor(() => expect(shown()).toEqual([9, 7]));
  const { timeZone, recordDays } = storyPermission;
  const period = keptPeriod(gatewayDay(timeZone), recordDays);
  expect(listTransactions.mock.calls[0]?.[0]).toMatchObject({ ...period, group: 'transfer', size: 10 });
  const add = (seq: number) => rows.unshift({ seq, kind: 'transferSent', amount: -500, balanceAfter: 0, reference: 'tuyen0002', at: '' });
  add(10);
  const receiver = { account: 'tuyen0002', nickname: 'Tuyến', way: 'downline' } as const;
  act(() => result.current.transfer.sendMoney({ receiver, amount: 500, fundPassword: 'Fund1234', terms: storyTransferTerms }));
  await waitFor(() => expect(shown()).toEqual([10, 9, 7]));
  add(11);
  act(() => void parts.queries.invalidateQueries({ queryKey: cashierQueryKey('agent01') }));
  await waitFor(() => expect(shown()).toEqual([11, 10, 9, 7]));
});
