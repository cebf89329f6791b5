import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Button } from '@baize/design-system';
import { shieldCheckIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { media } from '@baize/design-system/tokens';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useMediaQuery, withZone } from '../../core/index.ts';
import { periodText } from '../lotteryText.ts';
import { drawTexts } from '../numberText.ts';
import { Balls } from './Balls.tsx';
import { ResultCards } from './ResultCards.tsx';

export interface ResultListProps {
  /** Names the list. Default “Results”. */
  label?: string;
  family: LotteryFamily;
  draws: readonly LotteryDraw[];
  language: Language;
  timeZone: string;
  /** Rows at most. Default ten. */
  most?: number;
  /** The day stands before the time of a draw. Default false. */
  isDayShown?: boolean;
  onCheck(draw: LotteryDraw): void;
}

const shownResults = 10;

/** The last results, each with the way to check it. */
export function ResultList({
  label,
  family,
  draws,
  timeZone,
  most = shownResults,
  isDayShown = false,
  onCheck,
}: ResultListProps): ReactElement {
  const { t } = useTranslation('lottery');
  const isPhone = useMediaQuery(media.phone);
  const rows = useMemo(() => draws.slice(0, most), [draws, most]);
  const { timeOf, numbersOf } = useMemo(
    () => ({
      timeOf: ({ drawnAt }: LotteryDraw): string => {
        const moment = formatInZone(drawnAt, timeZone);
        return isDayShown ? moment : moment.slice(11);
      },
      numbersOf: ({ numbers, period }: LotteryDraw): ReactNode =>
        family.draw.kind === 'lots' ? (
          drawTexts(family, numbers)[0]
        ) : (
          <Balls family={family} numbers={numbers} label={t('numbersOf', { period: periodText(period) })} isSmall />
        ),
    }),
    [t, family, timeZone, isDayShown],
  );
  const columns = useMemo(
    (): readonly TableColumn<LotteryDraw>[] => [
      { id: 'period', header: t('column.period'), cell: ({ period }) => periodText(period) },
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: (draw) => <time dateTime={draw.drawnAt}>{timeOf(draw)}</time>,
      },
      { id: 'numbers', header: t('column.numbers'), cell: numbersOf },
      {
        id: 'check',
        header: t('column.check'),
        align: 'end',
        cell: (draw) => (
          <Button
            tone="ghost"
            size="small"
            icon={shieldCheckIcon}
            aria-label={t('checkOf', { period: periodText(draw.period) })}
            onClick={() => onCheck(draw)}
          >
            {t('checkShort')}
          </Button>
        ),
      },
    ],
    [t, timeZone, timeOf, numbersOf, onCheck],
  );
  if (isPhone) return <ResultCards label={label ?? t('results')} {...{ timeOf, numbersOf, onCheck }} draws={rows} />;
  return (
    <Table
      caption={label ?? t('results')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ period }) => period}
      cardsOnPhone={false}
    />
  );
}
