import { Card, Heading, Link, NavLinks, Stack } from '@baize/design-system';
import { AgentApplication, Feedback } from '@baize/features/work-center';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PortalMark } from '../shell/PortalMark.tsx';
import { addresses, workCenterFormOf } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';
import { narrow } from './widths.css.ts';

const forms = { application: AgentApplication, feedback: Feedback } as const;

/** §2 /web/workCenter: the agent-recruitment form and the feedback form, without header and footer. */
export function WorkCenterPage(): ReactElement {
  const { t } = useTranslation('work-center');
  const form = workCenterFormOf(useLocation().search);
  const Form = forms[form];
  usePageTitle(t(`${form}.title`));
  return (
    <div className={narrow}>
      <Stack gap={5}>
        <Stack gap={3} align="start">
          <Link href={addresses.home} tone="quiet">
            <PortalMark />
          </Link>
          <Link href={addresses.help}>‹ {t('backToHelp')}</Link>
          <NavLinks
            label={t('ways')}
            currentId={form}
            items={[
              { id: 'application', text: t('application.title'), href: addresses.workCenter },
              { id: 'feedback', text: t('feedback.title'), href: addresses.feedback },
            ]}
          />
        </Stack>
        <Card padding="large">
          <Stack gap={4}>
            <Heading level={1} size="title">
              {t(`${form}.title`)}
            </Heading>
            <Form />
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
