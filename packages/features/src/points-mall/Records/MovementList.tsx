import { type PointMovement, pointGameTypes } from '@baize/contract';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone, useLanguage, withZone } from '../../core/index.ts';
import { pointsText } from '../pointsText.ts';

export interface MovementListProps {
  rows: readonly PointMovement[];
  /** IANA zone that times are shown in. */
  timeZone: string;
}

/** §2 points details: time, changed points, balance and remark of each movement. */
export function MovementList({ rows, timeZone }: MovementListProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const columns = useMemo((): readonly TableColumn<PointMovement>[] => {
    const remarkOf = ({ kind, remark, name }: PointMovement): string => {
      const gameType = pointGameTypes.find((type) => type === remark);
      if (kind === 'pointsEarned' && gameType) return t('earnedBy', { game: t(`gameType.${gameType}`) });
      const what = name?.[language] ?? (kind === 'pointsGiven' ? remark : undefined);
      return [t(`movement.${kind}`), ...(what ? [what] : [])].join(': ');
    };
    return [
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      { id: 'remark', header: t('column.remark'), cell: remarkOf },
      {
        id: 'changed',
        header: t('column.changed'),
        align: 'end',
        cell: ({ changed }) => changed.toLocaleString(language, { signDisplay: 'exceptZero' }),
      },
      { id: 'balance', header: t('column.balance'), align: 'end', cell: ({ balanceAfter }) => pointsText(balanceAfter, language) },
    ];
  }, [t, language, timeZone]);
  return <Table caption={t('menu.details')} captionHidden columns={columns} rows={rows} rowKey={({ seq }) => String(seq)} />;
}
