import type { Currency, Language } from '@baize/contract';
import { Button, IconButton, Stack, VisuallyHidden } from '@baize/design-system';
import { closeIcon } from '@baize/design-system/icons';
import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermName } from '../ContractRequests/contractFigures.ts';
import * as css from './ContractStudio.css.ts';
import { FigureField } from './FigureField.tsx';
import { figureTextIn } from './figureText.ts';
import type { TermsChanges } from './termsChanges.ts';
import { columnsOf, fieldOfCell, kindOfCell, type TermsDraft } from './termsDraft.ts';

export interface TierTableProps {
  draft: TermsDraft;
  /** Undefined where no contract is in force. */
  changes: TermsChanges | undefined;
  /** What is wrong with a field, by its path, in the reader's language. */
  errors: ReadonlyMap<string, string>;
  maxTiers: number;
  currency: Currency;
  language: Language;
  onCell(id: number, name: TermName, value: number | undefined): void;
  onAdd(): void;
  onRemove(id: number): void;
}

// Spread: on a phone the table is drawn as cards, and its elements lose what they are.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

const widths: Partial<Record<TermName, string>> = { contractRate: css.rate, rate: css.rate, activeMember: css.count };

/** Up and down go to the same figure of the tier above and below. */
function moveByKey(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLInputElement)) return;
  const cell = event.target.closest('td');
  const row = cell?.parentElement;
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const input = cell && next?.children[[...(row?.children ?? [])].indexOf(cell)]?.querySelector('input');
  if (!input) return;
  event.preventDefault();
  input.focus();
}

/** The tiers of terms, a row each; what is other than in force is marked, with its old figure. */
export function TierTable(props: TierTableProps): ReactElement {
  const { draft, changes, errors, maxTiers, currency, language, onCell, onAdd, onRemove } = props;
  const { t } = useTranslation('agent-contracts');
  const textOf = figureTextIn(currency, language);
  const { type, rateType, tiers } = draft;
  const columns = columnsOf(type);
  const isTiered = type !== 'realTimeSalary';
  const cellOf = (index: number, name: TermName): ReactElement => {
    const tier = tiers[index];
    const was = changes?.rows[index]?.old[name];
    const kind = kindOfCell(name, rateType);
    const isChanged = changes?.rows[index]?.before !== undefined && Object.hasOwn(changes.rows[index].old, name);
    return (
      <td
        key={name}
        {...roles.cell}
        className={`${css.cell} ${kind === 'money' ? css.wide : ''} ${isChanged ? css.changed : ''}`}
        data-label={t(`term.${name}`)}
      >
        <FigureField
          kind={kind}
          name={fieldOfCell(type, index, name)}
          label={
            <VisuallyHidden>{isTiered ? t('studio.cell', { tier: index + 1, name: t(`term.${name}`) }) : t(`term.${name}`)}</VisuallyHidden>
          }
          value={tier?.cells[name]}
          currency={currency}
          language={language}
          error={errors.get(fieldOfCell(type, index, name))}
          help={
            isChanged && was !== undefined ? (
              <>
                {t('studio.was')} <span className={css.old}>{textOf(kind, was)}</span>
              </>
            ) : undefined
          }
          onChange={(value) => onCell(tier?.id ?? 0, name, value)}
        />
      </td>
    );
  };
  return (
    <Stack gap={3}>
      <table {...roles.table} className={css.table} aria-label={t('studio.tiers')}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {isTiered && (
              <th {...roles.head} className={css.number}>
                {t('studio.tier')}
              </th>
            )}
            {columns.map((name) => (
              <th key={name} {...roles.head} className={kindOfCell(name, rateType) === 'money' ? undefined : widths[name]}>
                {t(`term.${name}`)}
              </th>
            ))}
            {isTiered && (
              <th {...roles.head} className={css.remove}>
                <VisuallyHidden>{t('studio.remove')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.group} onKeyDown={moveByKey}>
          {tiers.map(({ id }, index) => {
            const isNew = changes !== undefined && changes.rows[index]?.before === undefined;
            return (
              <tr key={id} {...roles.row} className={`${css.row} ${isNew ? css.newRow : ''}`}>
                {isTiered && (
                  <td {...roles.cell} className={`${css.number} ${css.first}`}>
                    {index + 1}
                    {isNew && <span className={css.news}>{t('studio.new')}</span>}
                  </td>
                )}
                {columns.map((name) => cellOf(index, name))}
                {isTiered && (
                  <td {...roles.cell} className={`${css.remove} ${css.second}`}>
                    <IconButton
                      icon={closeIcon}
                      label={t('studio.removeTier', { tier: index + 1 })}
                      disabled={tiers.length === 1}
                      onClick={() => onRemove(id)}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {isTiered && (
        <div>
          <Button tone="outline" size="small" unavailable={tiers.length >= maxTiers} onClick={onAdd}>
            {t('studio.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
