import { type ChangeKind, changeKinds, type DownlineMovement } from '@baize/contract';
import { EmptyState, formatMoney, Select, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, formatInZone, type Refused, withZone } from '../../core/index.ts';
import { FileButton, type FileButtonProps } from '../Files/FileButton.tsx';
import { ShowMore } from '../Team/ShowMore.tsx';
import { wholeFigures } from '../Team/Team.css.ts';
import { TeamError } from '../Team/TeamError.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { RecordsFilter } from './RecordsFilter.tsx';
import type { RecordScopeState } from './useRecordScope.ts';

export interface DownlineMovementsViewProps {
  look: TeamLook;
  scope: RecordScopeState;
  /** Where the records of the agent's own downline are; undefined where these are they. */
  ownHref: string | undefined;
  /** Undefined for all. */
  kind: ChangeKind | undefined;
  movements: AccountPagesState<DownlineMovement>;
  errorTextOf(refusal: Refused): string;
  onChoose(kind: ChangeKind | undefined): void;
  file: FileButtonProps['file'];
  /** Keeps all changes as a file, loaded or not. */
  onSave(): void;
}

const noRows: readonly DownlineMovement[] = [];
const loadingRows = 5;

/** Changes of a downline's balances (§2 "downline transaction details", "account change details"). */
export function DownlineMovementsView(props: DownlineMovementsViewProps): ReactElement {
  const { look, scope, ownHref, kind, movements, errorTextOf, onChoose, file, onSave } = props;
  const { currency, language, timeZone } = look;
  const { t } = useTranslation('agent-center');
  const columns = useMemo((): readonly TableColumn<DownlineMovement>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      { id: 'account', header: t('column.account'), cell: ({ account }) => account },
      {
        id: 'time',
        header: withZone(t('column.time'), timeZone),
        cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time>,
      },
      { id: 'kind', header: t('column.kind'), cell: (row) => t(`movement.${row.kind}`) },
      { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => money(amount, true) },
      { id: 'after', header: t('column.balanceAfter'), align: 'end', cell: ({ balanceAfter }) => money(balanceAfter, false) },
    ];
  }, [t, currency, language, timeZone]);
  const isSearching = movements.status === 'ready' && movements.rows.length === 0;
  return (
    <Stack gap={4}>
      <RecordsFilter {...scope} look={look} chosen={kind ? 1 : 0}>
        <Select
          label={t('column.kind')}
          name="kind"
          value={kind ?? ''}
          options={[{ value: '', text: t('records.allKinds') }, ...changeKinds.map((one) => ({ value: one, text: t(`movement.${one}`) }))]}
          onChange={(event) => onChoose(changeKinds.find((one) => one === event.target.value))}
        />
      </RecordsFilter>
      {movements.status === 'error' ? (
        <TeamError title={t('records.failed')} failed={movements} errorTextOf={errorTextOf} ownHref={ownHref} />
      ) : (
        <>
          <div className={wholeFigures}>
            <Table
              caption={t('records.movements')}
              captionHidden
              columns={columns}
              rows={movements.status === 'ready' ? movements.rows : noRows}
              rowKey={({ account, seq }) => `${account}/${seq}`}
              loadingRows={movements.status === 'loading' ? loadingRows : 0}
              empty={isSearching ? <Text tone="muted">{t('records.searching')}</Text> : <EmptyState title={t('records.noMovements')} />}
            />
          </div>
          <ShowMore state={movements} />
          {movements.status === 'ready' && <FileButton file={file} onSave={onSave} />}
        </>
      )}
    </Stack>
  );
}
