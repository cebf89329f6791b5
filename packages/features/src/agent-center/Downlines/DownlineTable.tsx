import type { Downline } from '@baize/contract';
import { Badge, formatMoney, Inline } from '@baize/design-system';
import { copyIcon, moreIcon, receiptIcon, scrollIcon, upRightIcon, userIcon } from '@baize/design-system/icons';
import { Menu } from '@baize/design-system/Menu';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, formatInZone } from '../../core/index.ts';
import { iconForEntry } from '../AgentCenter/iconForEntry.ts';
import { PersonName } from '../Team/PersonName.tsx';
import { wholeName } from '../Team/Team.css.ts';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import type { DownlineHrefs } from './DownlineHrefs.ts';

export interface DownlineTableProps extends TeamLook {
  hrefs: DownlineHrefs;
  downlines: AccountPagesState<Downline>;
  /** Whether they are directly below the agent himself, who alone offers them contracts. */
  isOfCaller: boolean;
}

const noRows: readonly Downline[] = [];
const loadingRows = 6;

/** Accounts directly below somebody, each with its team and what can be done: the agent's own with their contracts, others with their bets. */
export function DownlineTable({ downlines, hrefs, isOfCaller, currency, language, timeZone }: DownlineTableProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const columns = useMemo((): readonly TableColumn<Downline>[] => {
    const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
    const number = (value: number): string => value.toLocaleString(language);
    const actionsOf = ({ account, id }: Downline) => [
      { id: 'downlines', text: t('downlines.open'), icon: userIcon, href: hrefs.downlines(account) },
      { id: 'statement', text: t('entry.profitAndLoss'), icon: iconForEntry.profitAndLoss, href: hrefs.statement(account) },
      { id: 'movements', text: t('downlines.movements'), icon: receiptIcon, href: hrefs.movements(account) },
      { id: 'bets', text: t('downlines.bets'), icon: scrollIcon, href: hrefs.bets(account) },
      { id: 'transfer', text: t('downlines.transfer'), icon: upRightIcon, href: hrefs.transfer(account) },
      ...(isOfCaller ? hrefs.contracts : []).map(({ entry, hrefOf }, index) => ({
        id: entry,
        icon: iconForEntry[entry],
        text: t('downlines.contract', { type: t(`entry.${entry}`) }),
        href: hrefOf(id),
        separated: index === 0,
      })),
      {
        id: 'copy',
        text: t('downlines.copy'),
        icon: copyIcon,
        separated: true,
        onSelect: () => void navigator.clipboard?.writeText(account),
      },
    ];
    const bets: TableColumn<Downline> = { id: 'bets', header: t('figure.bets'), align: 'end', cell: ({ team }) => money(team.bets) };
    const contracts: TableColumn<Downline> = {
      id: 'contracts',
      header: t('column.contracts'),
      cell: (row) =>
        row.contracts.length === 0 ? (
          '–'
        ) : (
          <Inline gap={1}>
            {row.contracts.map(({ type, isSigned }) => (
              <Badge key={type} tone={isSigned ? 'neutral' : 'warning'} variant="outline">
                {t(isSigned ? `contracts.of.${type}` : 'contracts.waits', { type: t(`contracts.of.${type}`) })}
              </Badge>
            ))}
          </Inline>
        ),
    };
    return [
      { id: 'person', header: t('column.account'), cell: (row) => <PersonName person={row} href={hrefs.downlines(row.account)} /> },
      { id: 'balance', header: t('column.balance'), align: 'end', cell: ({ balance }) => money(balance) },
      {
        id: 'lastLogin',
        header: t('column.lastLogin'),
        cell: ({ lastLoginAt, isOnline }) => (
          <Inline gap={2} align="center">
            {isOnline && (
              <Badge tone="positive" variant="outline">
                {t('downlines.isOnline')}
              </Badge>
            )}
            {lastLoginAt ? (
              <time dateTime={lastLoginAt}>
                <span className={wholeName}>{formatInZone(lastLoginAt, timeZone).slice(0, 'yyyy-MM-dd'.length)}</span>{' '}
                {formatInZone(lastLoginAt, timeZone).slice('yyyy-MM-dd '.length)}
              </time>
            ) : (
              t('downlines.never')
            )}
          </Inline>
        ),
      },
      isOfCaller ? contracts : bets,
      {
        id: 'members',
        header: t('column.members'),
        align: 'end',
        cell: ({ members }) => (members === 0 ? '–' : number(members)),
      },
      {
        id: 'actions',
        header: t('downlines.actions'),
        align: 'end',
        cell: (row) => (
          <Menu
            trigger={{ icon: moreIcon, label: t('downlines.actionsOf', { account: row.account }), tone: 'ghost', size: 'small' }}
            items={actionsOf(row)}
            align="end"
          />
        ),
      },
    ];
  }, [t, hrefs, isOfCaller, currency, language, timeZone]);
  return (
    <Table
      caption={t('downlines.list')}
      captionHidden
      columns={columns}
      rows={downlines.status === 'ready' ? downlines.rows : noRows}
      rowKey={({ account }) => account}
      loadingRows={downlines.status === 'loading' ? loadingRows : 0}
    />
  );
}
