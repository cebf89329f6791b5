import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { redemption } from './redemption.ts';

export const listRedemptions = defineCall({
  method: 'GET',
  path: 'points/redemptions',
  auth: ['member'],
  summary: 'What the member has redeemed, the newest first, each with its status and customer service’s remark (§2 "redeem history").',
  request: page,
  example: { size: 5 },
  response: pageOf(redemption),
  errors: ['validation_failed'],
});
