import { listOpenedNumbers } from './listOpenedNumbers.ts';

export { listOpenedNumbers, type OpenedNumbers, toOpenedNumbers } from './listOpenedNumbers.ts';

/** Calls of this domain by name. */
export const lotteryCalls = { listOpenedNumbers } as const;
