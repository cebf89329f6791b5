import type { Newcomer } from '@baize/contract';
import { Card, EmptyState, Heading, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import { PersonName } from '../Team/PersonName.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import type { OverviewHref } from './OverviewHref.ts';

export interface NewestMembersProps extends TeamLook {
  hrefOf: OverviewHref;
  newest: readonly Newcomer[];
  /** In the period. */
  registrations: number;
}

/** The accounts that were opened last, at any depth: how each came, and whether he has paid in. */
export function NewestMembers({ newest, registrations, hrefOf, timeZone, language }: NewestMembersProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const wayOf = ({ account, via, code }: Newcomer): string => {
    if (code !== undefined) return t('overview.byCode', { code });
    return via === undefined ? account : t('overview.via', { nickname: via });
  };
  return (
    <Card padding="small">
      <Stack gap={3}>
        <Inline justify="between" align="center">
          <Heading level={3} size="body">
            {t('overview.newest')}
          </Heading>
          <Text size="small" tone="muted">
            {t('overview.registrations', { count: registrations, number: registrations.toLocaleString(language) })}
          </Text>
        </Inline>
        {newest.length === 0 && <EmptyState title={t('overview.noNewest')} />}
        <Stack as="ul" gap={3}>
          {newest.map((one) => (
            <Inline as="li" key={one.account} justify="between" align="center" gap={2}>
              <PersonName isPlain person={one} href={hrefOf('downlineManagement', one.account)} about={wayOf(one)} />
              <Stack gap={0} align="end">
                <Text size="small" tone="muted">
                  <time dateTime={one.joinedAt}>{formatInZone(one.joinedAt, timeZone).slice('yyyy-'.length, -':ss'.length)}</time>
                </Text>
                <Text size="small" tone={one.hasDeposited ? 'positive' : 'muted'}>
                  {t(one.hasDeposited ? 'overview.hasDeposited' : 'overview.hasNotDeposited')}
                </Text>
              </Stack>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
