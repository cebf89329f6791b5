import type { ContractTerms, Currency, Language } from '@baize/contract';
import { Money } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contractFigures, type Figure, type TermName } from './contractFigures.ts';

export interface ContractTermsTableProps {
  /** The table's name, for readers alone: a heading says it already. */
  caption: string;
  terms: ContractTerms;
  currency: Currency;
  language: Language;
}

interface TermRow {
  key: string;
  figures: Partial<Record<TermName, Figure>>;
}

/** What a contract says, a row a step. */
export function ContractTermsTable({ caption, terms, currency, language }: ContractTermsTableProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const rows = useMemo<readonly TermRow[]>(
    () => contractFigures(terms).rows.map((figures, place) => ({ key: `step-${place}`, figures })),
    [terms],
  );
  const columns = useMemo<readonly TableColumn<TermRow>[]>(() => {
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
    const number = new Intl.NumberFormat(language);
    const shown = (figure: Figure | undefined): ReactElement | string => {
      if (!figure) return '';
      if (figure.kind === 'money') return <Money amount={figure.value} currency={currency} language={language} />;
      return figure.kind === 'share' ? percent.format(figure.value / 10_000) : number.format(figure.value);
    };
    return contractFigures(terms).columns.map((name, place) => ({
      id: name,
      header: t(`term.${name}`),
      cell: ({ figures }) => shown(figures[name]),
      align: place === 0 ? 'start' : 'end',
    }));
  }, [terms, currency, language, t]);
  return <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
