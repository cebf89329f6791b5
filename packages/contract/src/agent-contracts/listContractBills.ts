import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { page, pageOf } from '../wire/page.ts';
import { contractBill } from './contractBill.ts';
import { contractTypes } from './contractTypes.ts';

/** Bills that the caller is paid, or those that he pays to his downline. */
export const billSides = ['received', 'owed'] as const;
export type BillSide = (typeof billSides)[number];

export const listContractBills = defineCall({
  method: 'GET',
  path: 'contracts/bills',
  auth: ['member', 'agent'],
  summary: 'Bills of the caller’s contracts, the newest period first: those that he is paid, or those that he pays to his downline.',
  request: z.extend(page, {
    side: z._default(z.enum(billSides), 'received'),
    /** Default: every type. */
    type: z.optional(z.enum(contractTypes)),
    /** Of bills that the caller pays: those of one member directly below. */
    downlineId: z.optional(z.uuid()),
  }),
  example: { side: 'received', size: 5 },
  response: pageOf(contractBill),
  errors: ['validation_failed'],
});
