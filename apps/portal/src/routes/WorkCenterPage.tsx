import { Link, NavLinks } from '@baize/design-system';
import { useSession } from '@baize/features/core';
import { AgentApplication, Feedback } from '@baize/features/feedback';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { pageNames } from '../surfaces/surfaceNames.ts';
import { addresses, workCenterFormOf } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';
import { WorkCenterFrame } from './WorkCenterFrame.tsx';

/** §3 "Feedback": what the player has written, with its answers. The page is the domain's own. */
const sentFeedback: keyof typeof pageNames = '/feedback';
const forms = { application: AgentApplication, feedback: Feedback } as const;

/** §2 /web/workCenter: the agent-recruitment form and the feedback form, without header and footer. */
export function WorkCenterPage(): ReactElement {
  const { t } = useTranslation('feedback');
  const session = useSession();
  const form = workCenterFormOf(useLocation().search);
  const Form = forms[form];
  usePageTitle(t(`${form}.title`));
  return (
    <WorkCenterFrame
      back={<Link href={addresses.help}>‹ {t('backToHelp')}</Link>}
      ways={
        <NavLinks
          label={t('ways')}
          currentId={form}
          items={[
            { id: 'application', text: t('application.title'), href: addresses.workCenter },
            { id: 'feedback', text: t('feedback.title'), href: addresses.feedback },
            ...(session.status === 'loggedIn' ? [{ id: 'sent', text: t('sent.title'), href: sentFeedback }] : []),
          ]}
        />
      }
      title={t(`${form}.title`)}
    >
      <Form />
    </WorkCenterFrame>
  );
}
