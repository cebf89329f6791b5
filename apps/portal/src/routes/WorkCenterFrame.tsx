import { Card, Heading, Link, Stack } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { PortalMark } from '../shell/PortalMark.tsx';
import { addresses } from './addresses.ts';
import { narrow } from './widths.css.ts';

export interface WorkCenterFrameProps {
  /** The way back to the help centre. */
  back: ReactNode;
  /** The ways between the forms. */
  ways: ReactNode;
  title: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** §2 /web/workCenter, which has neither header nor footer: the ways out stand above the form, or above its place. */
export function WorkCenterFrame({ back, ways, title, children }: WorkCenterFrameProps): ReactElement {
  return (
    <div className={narrow}>
      <Stack gap={5}>
        <Stack gap={3} align="start">
          <Link href={addresses.home} tone="quiet">
            <PortalMark />
          </Link>
          {back}
          {ways}
        </Stack>
        <Card padding="large">
          <Stack gap={4}>
            <Heading level={1} size="title">
              {title}
            </Heading>
            {children}
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
