import { type DownlineMovement, type TransactionKind, transactionKinds } from '@baize/contract';
import { EmptyState, ErrorState, formatMoney, Select, Stack } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryProps, formatInZone, useErrorText } from '../../core/index.ts';
import { ShowMore } from '../Team/ShowMore.tsx';
import { type TeamLook, TeamSettings } from '../Team/TeamSettings.tsx';
import { RecordsFrame } from './RecordsFrame.tsx';
import type { RecordsOf } from './useDownlineBets.ts';
import { useDownlineMovements } from './useDownlineMovements.ts';

const noRows: readonly DownlineMovement[] = [];
const loadingRows = 5;

function DownlineMovements({ of, look }: { of: RecordsOf; look: TeamLook }): ReactElement {
  const { currency, language, timeZone } = look;
  const { t } = useTranslation('agent-center');
  const errorText = useErrorText();
  const [kind, setKind] = useState<TransactionKind>();
  const movements = useDownlineMovements(of, kind);
  const columns = useMemo((): readonly TableColumn<DownlineMovement>[] => {
    const money = (amount: number, signed: boolean): string => formatMoney(amount, { currency, language, signed });
    return [
      { id: 'time', header: t('column.time'), cell: ({ at }) => <time dateTime={at}>{formatInZone(at, timeZone)}</time> },
      { id: 'kind', header: t('column.kind'), cell: (row) => t(`movement.${row.kind}`) },
      { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => money(amount, true) },
      { id: 'after', header: t('column.balanceAfter'), align: 'end', cell: ({ balanceAfter }) => money(balanceAfter, false) },
    ];
  }, [t, currency, language, timeZone]);
  return (
    <Stack gap={4}>
      <Select
        label={t('column.kind')}
        name="kind"
        value={kind ?? ''}
        options={[
          { value: '', text: t('records.allKinds') },
          ...transactionKinds.map((one) => ({ value: one, text: t(`movement.${one}`) })),
        ]}
        onChange={(event) => setKind(transactionKinds.find((one) => one === event.target.value))}
      />
      {movements.status === 'error' ? (
        <ErrorState title={t('records.failed')} retry={{ onRetry: movements.retry }}>
          {errorText.of(movements)}
        </ErrorState>
      ) : (
        <>
          <Table
            caption={t('records.movements', { account: of.account })}
            captionHidden
            columns={columns}
            rows={movements.status === 'ready' ? movements.rows : noRows}
            rowKey={({ seq }) => String(seq)}
            loadingRows={movements.status === 'loading' ? loadingRows : 0}
            empty={<EmptyState title={t('records.noMovements')} />}
          />
          <ShowMore state={movements} />
        </>
      )}
    </Stack>
  );
}

/** The movements of a downline's balance as an entry of the agent centre (§2 "downline transaction details"). */
export function DownlineMovementsEntry(props: EntryProps): ReactElement {
  return (
    <TeamSettings>
      {(look) => (
        <RecordsFrame {...props} look={look}>
          {(of) => <DownlineMovements of={of} look={look} />}
        </RecordsFrame>
      )}
    </TeamSettings>
  );
}
