import { expect, it } from 'vitest';
import { movementPlace } from './movementPlace.ts';

/** In Vietnam the day after. */
const at = '2026-11-21T18:30:00Z';

it.each(['open', 'won', 'lost'] as const)('an order that is %s leads to the rounds of its day in the brand’s zone', (state) => {
  expect(movementPlace({ at, state }, 'Asia/Ho_Chi_Minh')).toEqual({
    center: 'debtHistory',
    values: { vendorType: 'LOTT', from: '2026-11-22', to: '2026-11-22' },
  });
});

it('an order that was taken back leads to the stakes that came back', () => {
  expect(movementPlace({ at, state: 'cancelled' }, 'UTC')).toEqual({
    center: 'transactionHistory',
    values: { kind: 'rollback', from: '2026-11-21', to: '2026-11-21' },
  });
  expect(movementPlace({ at, state: 'refunded' }, 'UTC')).toEqual({ center: 'transactionHistory', values: { kind: 'rollback' } });
});
