import type { CenterRights, MemberEntry } from '../../core/index.ts';

/** An entry of the member centre (§2 "Member center modal menu"). */
export interface CenterEntry extends Pick<MemberEntry, 'order' | 'canOpen'> {
  /** Its name in the address: `?center=deposit`. */
  name: string;
}

/** The entries of one member, in the order of the menu (§2). */
export function entriesFor<Entry extends CenterEntry>(entries: readonly Entry[], rights: CenterRights): readonly Entry[] {
  return entries.filter(({ canOpen }) => canOpen?.(rights) ?? true).sort((one, other) => one.order - other.order);
}
