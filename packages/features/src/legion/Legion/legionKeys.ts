import { legionQueryKey } from '../../core/index.ts';

/** Cache key of the rules of the legions, which are there for members of none too. */
export const rulesKey = (account: string) => [...legionQueryKey(account), 'rules'] as const;
/** Cache key of all that a legion shows its members. */
export const ownKey = (account: string) => [...legionQueryKey(account), 'own'] as const;
