import { expect, it } from 'vitest';
import { movementPath } from './movementPath.ts';

/** In Vietnam the day after. */
const at = '2026-11-21T18:30:00Z';

it.each(['open', 'won', 'lost'] as const)('an order that is %s leads to the rounds of its day in the brand’s zone', (state) => {
  expect(movementPath({ at, state }, 'fast5', 'Asia/Ho_Chi_Minh')).toBe(
    '/lottery?lottery=fast5&center=debtHistory&vendorType=LOTT&from=2026-11-22&to=2026-11-22',
  );
});

it('an order that was taken back leads to the stakes that came back', () => {
  expect(movementPath({ at, state: 'cancelled' }, 'fast5', 'UTC')).toBe(
    '/lottery?lottery=fast5&center=transactionHistory&kind=rollback&from=2026-11-21&to=2026-11-21',
  );
  expect(movementPath({ at, state: 'refunded' }, 'fast5', 'UTC')).toBe('/lottery?lottery=fast5&center=transactionHistory&kind=rollback');
});
