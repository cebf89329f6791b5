import { leaderboardTurns, missionPeriods } from '@baize/contract';
import { Select } from '@baize/design-system/Select';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeaderboardChoice } from './useLeaderboard.ts';

export interface LeaderboardTurnsProps {
  choice: LeaderboardChoice;
  onChoose(choice: LeaderboardChoice): void;
}

const choices = missionPeriods.flatMap((period) => leaderboardTurns.map((turn) => ({ id: `${period}.${turn}`, period, turn }) as const));

/** Chooses the leaderboard of a day or a week, the running one or the one before it. */
export function LeaderboardTurns({ choice: { period, turn }, onChoose }: LeaderboardTurnsProps): ReactElement {
  const { t } = useTranslation('missions');
  return (
    <Select
      label={t('turn')}
      name="turn"
      value={`${period}.${turn}`}
      options={choices.map((one) => ({ value: one.id, text: t(`turn.${one.period}.${one.turn}`) }))}
      onChange={({ target }) => {
        const chosen = choices.find(({ id }) => id === target.value);
        if (chosen) onChoose({ period: chosen.period, turn: chosen.turn });
      }}
    />
  );
}
