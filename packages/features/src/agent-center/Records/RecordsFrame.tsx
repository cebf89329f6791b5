import type { Period } from '@baize/contract';
import { ButtonLink, EmptyState, Inline, Link, Stack } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryProps, usePageAddress, usePermission } from '../../core/index.ts';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import { PeriodFilter } from '../Team/PeriodFilter.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { teamPeriodIn } from '../Team/teamPeriods.ts';
import type { RecordsOf } from './useDownlineBets.ts';

export interface RecordsFrameProps extends Pick<EntryProps, 'address' | 'hrefOf'> {
  look: TeamLook;
  /** Draws the records of somebody, once he is chosen. */
  children(of: RecordsOf): ReactNode;
}

/** As far as records are kept, which is less than figures. */
function within({ from, to }: Period, kept: Period): Period {
  if (to < kept.from) return kept;
  return { from: from < kept.from ? kept.from : from, to };
}

/** Whose records these are, and of which days; he is chosen in the downline. */
export function RecordsFrame({ address: given, hrefOf, look, children }: RecordsFrameProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const address = usePageAddress(given);
  const permission = usePermission();
  const { account } = address.values;
  const downlines = hrefOf({ agent: 'downlineManagement' });
  if (account === undefined) {
    return (
      <EmptyState title={t('records.choose')} action={<ButtonLink href={downlines}>{t('entry.downlineManagement')}</ButtonLink>}>
        {t('records.chooseNext')}
      </EmptyState>
    );
  }
  const kept = keptPeriod(look.today, permission?.recordDays ?? 30);
  const period = within(teamPeriodIn(address, look.today), kept);
  return (
    <Stack gap={4}>
      <Inline justify="between" align="center">
        <Link href={downlines}>‹ {t('entry.downlineManagement')}</Link>
        <strong>{account}</strong>
      </Inline>
      <PeriodFilter {...look} period={period} first={kept.from} onChange={(next) => address.change({ ...within(next, kept), account })} />
      {children({ account, ...period })}
    </Stack>
  );
}
