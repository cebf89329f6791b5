import type { BranchState } from '@baize/contract';
import { Inline, Link, Money, Stat } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import { FiguresCard } from '../Team/FiguresCard.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import type { DownlineHrefs } from './DownlineHrefs.ts';

export interface PersonFiguresProps extends TeamLook {
  hrefs: DownlineHrefs;
  /** Undefined while it is on its way. */
  state: BranchState | undefined;
}

/** One of a branch with his team: what they have, how many they are, and what they did in the period. */
export function PersonFigures({ state, hrefs, currency, language, timeZone }: PersonFiguresProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const person = state?.person;
  const isOfCaller = state?.path.length === 1;
  const money = (amount: number | undefined) => amount !== undefined && <Money amount={amount} currency={currency} language={language} />;
  const number = (value: number | undefined) => value?.toLocaleString(language);
  const stat = (label: string, value: ReturnType<typeof money> | string | undefined) => (
    <Stat label={label} loading={!state} value={value} />
  );
  return (
    <FiguresCard
      about={
        person &&
        t(person.lastLoginAt ? 'downlines.seen' : 'downlines.neverSeen', {
          account: person.account,
          time: formatInZone(person.lastLoginAt ?? person.joinedAt, timeZone),
        })
      }
      terms={['team', 'balance', 'active', 'bets', 'netWin']}
      footer={
        person && (
          <Inline gap={4}>
            <Link href={hrefs.statement(isOfCaller ? undefined : person.account)}>{t('entry.profitAndLoss')}</Link>
            {state.path.length === 2 && <Link href={hrefs.transfer(person.account)}>{t('downlines.transfer')}</Link>}
          </Inline>
        )
      }
    >
      {stat(t('figure.balance'), money(person?.teamBalance))}
      {stat(t('figure.ownBalance'), money(person?.balance))}
      {stat(t('figure.members'), number(person?.members))}
      {stat(t('figure.direct'), number(person?.direct))}
      {stat(t('figure.activeMean'), number(state?.team.active))}
      {stat(t('figure.deposits'), money(state?.team.deposits))}
      {stat(t('figure.withdrawals'), money(state?.team.withdrawals))}
      {stat(t('figure.bets'), money(state?.team.bets))}
      {stat(t('figure.netWin'), money(state?.team.netWin))}
      {!isOfCaller && stat(t('figure.ownBets'), money(state?.own.bets))}
      {!isOfCaller && stat(t('figure.ownNetWin'), money(state?.own.netWin))}
    </FiguresCard>
  );
}
