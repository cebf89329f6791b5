import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { systemStatusQueryKey } from '../../core/index.ts';
import { Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { systemStateOf, useSystemStatus } from './useSystemStatus.ts';

describe('§4 System status', () => {
  it('0 is open, and so is a status that nobody knows yet', () => {
    expect([systemStateOf({ status: 0 }), systemStateOf(undefined)]).toEqual([{ status: 'open' }, { status: 'open' }]);
  });

  it('1 is maintenance, with the times that the operator set', () => {
    const maintenance = { maintainTime: '2026-11-22T01:00:00Z', endTime: '2026-11-22T03:30:00Z' };
    expect(systemStateOf({ status: 1, maintenance })).toEqual({ status: 'maintenance', ...maintenance });
    expect(systemStateOf({ status: 1 })).toEqual({ status: 'maintenance', maintainTime: undefined, endTime: undefined });
  });

  it('2 is region-restricted', () => {
    expect(systemStateOf({ status: 2, location: 'XX' })).toEqual({ status: 'regionRestricted', isLocated: true });
    expect(systemStateOf({ status: 2 })).toEqual({ status: 'regionRestricted', isLocated: false });
  });

  it('counts as open while the status can’t be read', async () => {
    const { result, parts } = renderFeatureHook(useSystemStatus, { answers: { getSystemStatus: new Refusal('system_error') } });
    await waitFor(() => expect(parts.queries.getQueryState(systemStatusQueryKey)?.status).toBe('error'));
    expect(result.current).toEqual({ status: 'open' });
  });

  it('follows the gateway when it is told that something changed', async () => {
    let status: 0 | 1 = 0;
    const { result, parts } = renderFeatureHook(useSystemStatus, { answers: { getSystemStatus: () => ({ status }) } });
    await waitFor(() => expect(parts.queries.getQueryData(systemStatusQueryKey)).toEqual({ status: 0 }));
    status = 1;
    await parts.queries.invalidateQueries({ queryKey: systemStatusQueryKey });
    await waitFor(() => expect(result.current.status).toBe('maintenance'));
  });
});
