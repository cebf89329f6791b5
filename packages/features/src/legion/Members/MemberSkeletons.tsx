import { Skeleton, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './Members.css.ts';

export interface MemberSkeletonsProps {
  /** Rows that the page will have. */
  count: number;
}

/** Room of a page of members that is on its way: as high as they will be. */
export function MemberSkeletons({ count }: MemberSkeletonsProps): ReactElement {
  return (
    <ul className={css.list} aria-busy>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={row} className={css.member}>
          <Skeleton shape="circle" />
          <span className={css.who}>
            <Text as="span">
              <Skeleton width="half" />
            </Text>
            <Text as="span" size="small">
              <Skeleton width="threeQuarters" />
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
