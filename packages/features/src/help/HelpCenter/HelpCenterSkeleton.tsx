import { Card, Heading, Skeleton, Stack, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import * as css from './HelpCenterView.css.ts';

export interface HelpCenterSkeletonProps {
  /** Whether the address names a section: a phone shows the list of sections else. */
  isAnchored: boolean;
}

/** The place of the help centre while its code is on its way. */
export function HelpCenterSkeleton({ isAnchored }: HelpCenterSkeletonProps): ReactElement {
  return (
    <Stack gap={5} aria-hidden="true">
      <Heading level={1} size="hero">
        <TextSkeleton letters={18} />
      </Heading>
      <div className={css.search}>
        <Skeleton shape="control" />
      </div>
      <SectionsSkeleton isAnchored={isAnchored} />
    </Stack>
  );
}

const topics = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The place of its sections and of the one that is read. */
export function SectionsSkeleton({ isAnchored }: HelpCenterSkeletonProps): ReactElement {
  return (
    <div className={`${css.columns} ${css.waiting}`} aria-hidden="true">
      <div className={isAnchored ? css.notOnPhone : undefined}>
        {topics.map((topic) => (
          <div key={topic} className={css.topic}>
            <TextSkeleton letters={16} />
          </div>
        ))}
      </div>
      <div className={isAnchored ? css.reading : `${css.reading} ${css.notOnPhone}`}>
        <Stack gap={4}>
          <div className={css.onPhone}>
            <TextSkeleton letters={16} isLink />
          </div>
          <Card padding="large">
            <Stack gap={5}>
              <Heading level={2}>
                <TextSkeleton letters={12} />
              </Heading>
              {['one', 'two', 'three', 'four'].map((name) => (
                <ArticleSkeleton key={name} />
              ))}
            </Stack>
          </Card>
        </Stack>
      </div>
    </div>
  );
}
