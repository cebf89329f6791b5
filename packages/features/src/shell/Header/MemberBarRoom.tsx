import { Skeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { room } from './MemberBarRoom.css.ts';

/** The place of the logged-in bar while it is on its way: the navigation beside it stays where it is. */
export function MemberBarRoom(): ReactElement {
  return (
    <span className={room}>
      <Skeleton shape="control" />
    </span>
  );
}
