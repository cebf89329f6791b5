import { TextSkeleton } from '@baize/design-system';
import { AgentApplicationSkeleton, FeedbackSkeleton } from '@baize/features/feedback';
import { type GamePageName, GamePageSkeleton } from '@baize/features/games';
import { HelpCenterSkeleton } from '@baize/features/help';
import { PvpRoomsSkeleton } from '@baize/features/pvp-rooms';
import { RegistrationSkeleton } from '@baize/features/registration';
import { ResetPasswordSkeleton } from '@baize/features/session';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf, workCenterFormOf } from './addresses.ts';
import { FormPage } from './FormPage.tsx';
import { ways } from './skeletons.css.ts';
import { WorkCenterFrame } from './WorkCenterFrame.tsx';

/** The place of a page of games; of the card games, with that of their rooms. */
export function GamesSkeleton({ page }: { page: GamePageName }): ReactElement {
  return <GamePageSkeleton>{page === 'chess' && <PvpRoomsSkeleton />}</GamePageSkeleton>;
}

/** The place of the help centre, or of the section that the address names. */
export function HelpSkeleton(): ReactElement {
  return <HelpCenterSkeleton isAnchored={anchorOf(useLocation().hash) !== ''} />;
}

/** The place of registration. */
export function RegisterSkeleton(): ReactElement {
  return (
    <FormPage title={<TextSkeleton letters={16} />} intro={<TextSkeleton letters={30} />}>
      <RegistrationSkeleton />
    </FormPage>
  );
}

/** The place of the page for a new password. */
export function NewPasswordSkeleton(): ReactElement {
  return (
    <FormPage title={<TextSkeleton letters={16} />}>
      <ResetPasswordSkeleton />
    </FormPage>
  );
}

const forms = { application: AgentApplicationSkeleton, feedback: FeedbackSkeleton } as const;

/** The place of the work centre's two forms. */
export function WorkCenterSkeleton(): ReactElement {
  const Form = forms[workCenterFormOf(useLocation().search)];
  return (
    <WorkCenterFrame
      back={<TextSkeleton letters={20} isLink />}
      ways={
        <div className={ways}>
          <TextSkeleton letters={22} />
        </div>
      }
      title={<TextSkeleton letters={14} />}
    >
      <Form />
    </WorkCenterFrame>
  );
}
