/** §4 "Promotion statuses", by the wire's own names. */
export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** States of a member's part in a promotion, as they are kept. `approved` waits to be claimed; `ended` brought nothing, and another may begin. */
export const entryStates = ['joined', 'applying', 'rejected', 'processing', 'approved', 'issued', 'claimed', 'ended'] as const;
export type EntryState = (typeof entryStates)[number];

/** What the status of a promotion depends on. */
export interface StatusFacts {
  /** Milliseconds since 1970, as are the others. */
  now: number;
  releasesAt?: number | undefined;
  endsAt?: number | undefined;
  /** The brand has switched it off, or its budget is spent. */
  isOver: boolean;
  /** Whether this reader may take part; a visitor may, once he is a member. */
  isEligible: boolean;
  /** Whether a reader takes part without doing anything: a member, in a promotion of that kind. */
  isAutomatic: boolean;
  /** Whether a reward waits to be claimed that needs no part in it before. */
  isClaimable: boolean;
  /** The member's part that counts now, if there is one. */
  entry?: { state: EntryState; claimUntil?: number | undefined } | undefined;
}

const statusOfEntry: Partial<Record<EntryState, PromotionStatus>> = {
  joined: 'joined',
  applying: 'applying',
  processing: 'process',
  approved: 'claim',
  issued: 'issued',
  claimed: 'claimed',
};

/**
 * The one status of §4 that a promotion has for its reader. What a member was promised stands before what the promotion offers to others: its end does
 * not take away a claim, an application that is read, or the way of a bonus.
 */
export function promotionStatusOf({
  now,
  releasesAt,
  endsAt,
  isOver,
  isEligible,
  isAutomatic,
  isClaimable,
  entry,
}: StatusFacts): PromotionStatus {
  const isLapsed = entry?.state === 'approved' && entry.claimUntil !== undefined && entry.claimUntil <= now;
  const ofEntry = entry && !isLapsed ? statusOfEntry[entry.state] : undefined;
  const isClosed = isOver || (endsAt !== undefined && endsAt <= now);
  // A member who has joined without a reward can expect nothing more of a promotion that is over.
  if (ofEntry && !(ofEntry === 'joined' && isClosed)) return ofEntry;
  if (isClosed) return entry?.state === 'rejected' ? 'rejected' : 'close';
  if (releasesAt !== undefined && releasesAt > now) return 'comingSoon';
  if (entry?.state === 'rejected') return 'rejected';
  if (isLapsed || !isEligible) return 'close';
  if (isClaimable) return 'claim';
  return isAutomatic ? 'joined' : 'join';
}
