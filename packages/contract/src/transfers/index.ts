import { getTransferTerms } from './getTransferTerms.ts';
import { listDownline } from './listDownline.ts';
import { transferToDownline } from './transferToDownline.ts';
import { transferToUpline } from './transferToUpline.ts';

export { getTransferTerms, type TransferTerms } from './getTransferTerms.ts';
export { type DownlineMember, listDownline } from './listDownline.ts';
export type { Transfer, TransferParty } from './transfer.ts';
export { transferToDownline } from './transferToDownline.ts';
export { transferToUpline } from './transferToUpline.ts';

/** Calls of this domain by name. */
export const transfersCalls = { getTransferTerms, transferToUpline, listDownline, transferToDownline } as const;
