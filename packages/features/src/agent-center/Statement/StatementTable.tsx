import type { StatementLine, TeamStatement } from '@baize/contract';
import { formatMoney, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountPagesState } from '../../core/index.ts';
import { PersonName } from '../Team/PersonName.tsx';
import { wholeFigures } from '../Team/Team.css.ts';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { type StatementFigure, statementFigures } from './statementRows.ts';

export interface StatementTableProps extends TeamLook {
  lines: AccountPagesState<StatementLine>;
  /** Where the statement of somebody's team is. */
  hrefOf(account: string | undefined): string;
  /** Undefined while it is on its way. */
  statement: TeamStatement | undefined;
}

interface Row extends StatementLine {
  isOwn: boolean;
}
const noRows: readonly Row[] = [];
const loadingRows = 6;

/** The person's own line and those of all directly below, with the totals of all lines, loaded or not. */
export function StatementTable({ statement, lines, hrefOf, currency, language }: StatementTableProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const columns = useMemo((): readonly TableColumn<Row>[] => {
    const money = (amount: number, name: StatementFigure): ReactElement => {
      const text = formatMoney(amount, { currency, language, signed: false });
      return amount < 0 && (name === 'netWin' || name === 'net') ? (
        <Text as="span" tone="negative">
          {text}
        </Text>
      ) : (
        <span>{text}</span>
      );
    };
    return [
      {
        id: 'person',
        header: t('column.account'),
        sort: ({ account }) => account,
        total: t('statement.sum'),
        cell: (row) => (
          <PersonName
            person={row}
            href={row.isOwn || row.members === 0 ? undefined : hrefOf(row.account)}
            about={
              row.isOwn
                ? t('statement.own')
                : row.members > 0
                  ? t('statement.with', { members: row.members.toLocaleString(language) })
                  : row.account
            }
          />
        ),
      },
      ...statementFigures.map(
        (name): TableColumn<Row> => ({
          id: name,
          header: t(`figure.${name}`),
          align: 'end',
          cell: (row) => money(row[name], name),
          sort: (row) => row[name],
          total: statement && money(statement.totals[name], name),
        }),
      ),
    ];
  }, [t, hrefOf, statement, currency, language]);
  const rows = useMemo((): readonly Row[] => {
    if (!statement) return noRows;
    const below = lines.status === 'ready' ? lines.rows : [];
    return [{ ...statement.own, isOwn: true }, ...below.map((line) => ({ ...line, isOwn: false }))];
  }, [statement, lines]);
  return (
    <div className={wholeFigures}>
      <Table
        caption={t('statement.lines')}
        columns={columns}
        rows={rows}
        rowKey={({ account }) => account}
        loadingRows={!statement || lines.status === 'loading' ? loadingRows : 0}
        cardsOnPhone={false}
      />
    </div>
  );
}
