import type { OverviewFigures as Figures, TeamOverview } from '@baize/contract';
import { Money, Stat, type StatChange } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import { FiguresCard } from '../Team/FiguresCard.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { changeOf } from './changeOf.ts';

export interface OverviewFiguresProps extends TeamLook {
  /** Undefined while it is on its way. */
  overview: TeamOverview | undefined;
}

/** Figures of the period in the order of the page; `isGood` where more of it is clearly welcome. */
const compared: readonly { name: Exclude<keyof Figures, 'rebates' | 'wages' | 'net'>; isMoney: boolean; isGood?: true }[] = [
  { name: 'active', isMoney: false, isGood: true },
  { name: 'registrations', isMoney: false, isGood: true },
  { name: 'deposits', isMoney: true, isGood: true },
  { name: 'withdrawals', isMoney: true },
  { name: 'bets', isMoney: true, isGood: true },
  { name: 'payouts', isMoney: true },
  { name: 'bonuses', isMoney: true },
  { name: 'netWin', isMoney: true, isGood: true },
  { name: 'income', isMoney: true, isGood: true },
];

/** What a team has and did, each figure with its change against the period before. */
export function OverviewFigures({ overview, currency, language, timeZone }: OverviewFiguresProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const loading = overview === undefined;
  const number = (value: number): string => value.toLocaleString(language);
  const written = (value: number, isMoney: boolean): ReactNode =>
    isMoney ? <Money amount={value} currency={currency} language={language} /> : number(value);
  const changeIn = (name: keyof Figures, isGood: boolean): StatChange | undefined => {
    if (!overview) return undefined;
    const { direction, percent } = changeOf(overview.figures[name], overview.before[name]);
    const text =
      percent === undefined || direction === 'same' ? t(`change.${direction}`) : t(`change.${direction}By`, { percent: number(percent) });
    return { direction, text, isGood: isGood && direction !== 'same' ? direction === 'up' : undefined };
  };
  const isOneDay = overview === undefined || overview.days.length <= 1;
  const now = overview?.now;
  return (
    <FiguresCard
      about={overview ? t('overview.comparedWith', overview.previous) : ' '}
      terms={['team', 'balance', 'active', 'bets', 'netWin', 'bonuses', 'income']}
    >
      <Stat
        label={t('figure.balance')}
        loading={loading}
        value={now && written(now.balance, true)}
        help={now && t('overview.at', { time: formatInZone(now.at, timeZone) })}
      />
      <Stat label={t('figure.members')} loading={loading} value={now && number(now.members)} />
      <Stat label={t('figure.online')} loading={loading} value={now && number(now.online)} />
      {compared.map(({ name, isMoney, isGood = false }) => (
        <Stat
          key={name}
          label={name === 'active' && !isOneDay ? t('figure.activeMean') : t(`figure.${name}`)}
          loading={loading}
          value={overview && written(overview.figures[name], isMoney)}
          change={changeIn(name, isGood)}
        />
      ))}
    </FiguresCard>
  );
}
