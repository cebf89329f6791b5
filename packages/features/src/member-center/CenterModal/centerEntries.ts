/** Entries of the member centre (§2 "Member center modal menu") that this portal has. */
export const centerEntries = ['account', 'deposit'] as const;
/** An entry of the member centre, by the spec's word. */
export type CenterEntry = (typeof centerEntries)[number];
