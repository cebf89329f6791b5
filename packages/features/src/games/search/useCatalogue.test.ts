import type { ErrorCode } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { useCatalogue } from './useCatalogue.ts';

it.each(['service_unavailable', 'TOO_MANY_REQUEST'] satisfies ErrorCode[])(
  '§8 what the merchant offers is refused with %s: the games say that, and are asked for again',
  async (code) => {
    let asked = 0;
    const { result } = renderFeatureHook(useCatalogue, {
      answers: {
        getPermission: () => {
          asked += 1;
          return new Refusal(code);
        },
      },
    });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', code }));
    const before = asked;
    const { current } = result;
    if (current.status === 'error') act(() => current.retry());
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  },
);
