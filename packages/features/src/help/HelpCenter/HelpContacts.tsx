import type { CustomerServiceEntry } from '@baize/contract';
import { ButtonLink, Card, Heading, Inline, Link, Stack, Text } from '@baize/design-system';
import { headsetIcon, messageIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface HelpContactsProps {
  contacts: readonly CustomerServiceEntry[];
  /** Where feedback is written. Default: no way there. */
  feedbackHref?: string | undefined;
  /** Where agents apply. Default: no way there. */
  applicationHref?: string | undefined;
}

/** Whom to ask when no article helps. */
export function HelpContacts({ contacts, feedbackHref, applicationHref }: HelpContactsProps): ReactElement {
  const { t } = useTranslation('help');
  return (
    <Card padding="large">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="large">
            {t('moreHelp')}
          </Heading>
          <Text tone="muted">{t('moreHelpText')}</Text>
        </Stack>
        <Inline gap={2} wrap>
          {feedbackHref && (
            <ButtonLink href={feedbackHref} tone="outline" icon={messageIcon}>
              {t('feedback')}
            </ButtonLink>
          )}
          {applicationHref && (
            <ButtonLink href={applicationHref} tone="outline" icon={headsetIcon}>
              {t('application')}
            </ButtonLink>
          )}
        </Inline>
        {contacts.length > 0 && (
          <Inline gap={4} wrap>
            {contacts.map(({ path, title }) => (
              <Link key={path} href={path}>
                {title}
              </Link>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
