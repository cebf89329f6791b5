import type { Language, Mission } from '@baize/contract';
import { Badge, Button, Text } from '@baize/design-system';
import { Progress } from '@baize/design-system/Progress';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './MissionsView.css.ts';

export interface MissionCardProps {
  mission: Mission;
  language: Language;
  money(amount: number): string;
  isClaiming: boolean;
  onClaim(): void;
}

/** One task: how far it is, what it brings, and its claim once it is met. */
export function MissionCard({ mission, language, money, isClaiming, onClaim }: MissionCardProps): ReactElement {
  const { t } = useTranslation('missions');
  const { title, measure, target, progress, reward, wagering, state } = mission;
  const count = (amount: number): string => (measure === 'turnover' ? money(amount) : amount.toLocaleString(language));
  const name = title[language];
  return (
    <article className={css.mission} aria-label={name}>
      <div className={css.head}>
        <div>
          <Text weight="medium">{name}</Text>
          <Text size="small" tone="muted">
            {[t('reward', { amount: money(reward) }), wagering.times === 0 ? t('noWager') : t('wager', { count: wagering.times })].join(
              ' · ',
            )}
          </Text>
        </div>
        {state === 'claimable' && (
          <Button
            tone="brass"
            size="small"
            pending={isClaiming}
            onClick={onClaim}
            aria-label={`${t('claim', { amount: money(reward) })}: ${name}`}
          >
            {t('claim', { amount: money(reward) })}
          </Button>
        )}
        {state === 'claimed' && (
          <Badge tone="positive" variant="outline">
            {t('claimed')}
          </Badge>
        )}
      </div>
      <Progress
        label={t(`progress.${measure}`)}
        value={Math.min(progress, target)}
        max={target}
        valueText={t('progressOf', { done: count(Math.min(progress, target)), target: count(target) })}
      />
    </article>
  );
}
