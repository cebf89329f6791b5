import type { Language, Lottery, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Button, Heading, Text } from '@baize/design-system';
import { helpIcon, shieldCheckIcon, soundIcon, soundOffIcon } from '@baize/design-system/icons';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import { LastResult } from '../Draws/LastResult.tsx';
import { RecentRow } from '../Draws/RecentRow.tsx';
import * as css from './Lottery.css.ts';
import { Ring } from './Ring.tsx';

export interface DeskHeadProps {
  lottery: Lottery;
  family: LotteryFamily;
  /** Undefined while they are on their way. */
  draws: readonly LotteryDraw[] | undefined;
  isAwaited: boolean;
  aheadMs: number;
  language: Language;
  timeZone: string;
  /** Results are heard. */
  isSoundOn: boolean;
  onSound(isOn: boolean): void;
  onRules(): void;
  onCheck(draw: LotteryDraw): void;
}

/** Letters of a commitment that tell it from others: the whole of it stands in the check of a draw. */
const shownLetters = 12;
const shortCommitment = (commitment: string): string => `${commitment.slice(0, shownLetters)}…`;

/** The open period of a lottery and its last results. */
export const DeskHead = memo(function DeskHead(props: DeskHeadProps): ReactElement {
  const { lottery, family, draws, isAwaited, aheadMs, language, timeZone, isSoundOn, onSound, onRules, onCheck } = props;
  const { t } = useTranslation('lottery');
  const { current, last, name } = lottery;
  const closes = current && formatInZone(current.closesAt, timeZone);
  const isQuick = lottery.group === 'quick';
  return (
    <section className={css.card} aria-label={name[language]}>
      <div className={css.head}>
        <div className={css.headTitle}>
          {current && <Ring period={current} aheadMs={aheadMs} />}
          <div className={css.headWords}>
            <Heading level={2} size="title">
              {name[language]}
            </Heading>
            <Text size="small" tone="muted">
              {current && closes
                ? t('closesAt', { period: current.period, time: isQuick ? closes.slice(11) : closes.slice(0, 16) })
                : t('closedNow')}
            </Text>
            {current?.commitment !== undefined && (
              <Text size="small" tone="muted">
                {t('commitmentShort', { commitment: shortCommitment(current.commitment) })}
              </Text>
            )}
          </div>
          <div className={css.headLinks}>
            <Button tone="ghost" size="small" icon={helpIcon} onClick={onRules}>
              {t('rules')}
            </Button>
            <Button
              tone="ghost"
              size="small"
              icon={isSoundOn ? soundIcon : soundOffIcon}
              aria-pressed={isSoundOn}
              onClick={() => onSound(!isSoundOn)}
            >
              {t('sound')}
            </Button>
            {last && (
              <Button tone="ghost" size="small" icon={shieldCheckIcon} aria-label={t('check')} onClick={() => onCheck(last)}>
                {t('checkShort')}
              </Button>
            )}
          </div>
        </div>
        {last && <LastResult family={family} last={last} language={language} timeZone={timeZone} isAwaited={isAwaited} />}
      </div>
      <RecentRow key={family.id} family={family} draws={draws} language={language} />
    </section>
  );
});
