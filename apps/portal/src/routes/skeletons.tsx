import { Card, Heading, Link, Stack, Text, TextSkeleton } from '@baize/design-system';
import { HelpCenterSkeleton } from '@baize/features/help-center';
import { AgentApplicationSkeleton, FeedbackSkeleton } from '@baize/features/work-center';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PortalMark } from '../shell/PortalMark.tsx';
import { addresses, anchorOf, workCenterFormOf } from './addresses.ts';
import { ways } from './skeletons.css.ts';
import { narrow } from './widths.css.ts';

/** The place of the help centre, or of the section that the address names. */
export function HelpSkeleton(): ReactElement {
  return <HelpCenterSkeleton isAnchored={anchorOf(useLocation().hash) !== ''} />;
}

export interface FormPageSkeletonProps {
  /** A sentence stands below the title. Default false. */
  hasIntro?: boolean;
  /** The place of the form. */
  children: ReactNode;
}

/** The place of a page that is one form: registration, a new password. */
export function FormPageSkeleton({ hasIntro = false, children }: FormPageSkeletonProps): ReactElement {
  return (
    <div className={narrow}>
      <Card padding="large">
        <Stack gap={6}>
          <Stack gap={1}>
            <Heading level={1} size="title">
              <TextSkeleton letters={16} />
            </Heading>
            {hasIntro && (
              <Text>
                <TextSkeleton letters={30} />
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </Card>
    </div>
  );
}

const forms = { application: AgentApplicationSkeleton, feedback: FeedbackSkeleton } as const;

/** The place of the work centre's two forms, with the ways out of it. */
export function WorkCenterSkeleton(): ReactElement {
  const Form = forms[workCenterFormOf(useLocation().search)];
  return (
    <div className={narrow}>
      <Stack gap={5}>
        <Stack gap={3} align="start">
          <Link href={addresses.home} tone="quiet">
            <PortalMark />
          </Link>
          <TextSkeleton letters={20} isLink />
          <div className={ways}>
            <TextSkeleton letters={22} />
          </div>
        </Stack>
        <Card padding="large">
          <Stack gap={4}>
            <Heading level={1} size="title">
              <TextSkeleton letters={14} />
            </Heading>
            <Form />
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
