import { type ContractRules, type ContractTerms, type Currency, type Language, salaryPeriods } from '@baize/contract';
import { Button, Callout, Form, Inline, Select, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from './ChangeList.tsx';
import * as css from './ContractStudio.css.ts';
import { FigureMarks } from './FigureMarks.tsx';
import { figureTextIn } from './figureText.ts';
import { Simulator } from './Simulator.tsx';
import { TierTable } from './TierTable.tsx';
import { columnsOf, fieldOfCell } from './termsDraft.ts';
import type { ContractStudio } from './useContractStudio.ts';

export interface ContractStudioViewProps {
  studio: Omit<ContractStudio, 'proposal'>;
  isSending: boolean;
  /** Why the other side was not sent the terms, in the reader's language. */
  refusal: string | undefined;
  /** What is wrong with a field, by its path, in the reader's language. */
  errors: ReadonlyMap<string, string>;
  /** Terms in force. */
  inForce: ContractTerms | undefined;
  /** Whether terms are offered to a downline, or asked for from the upline. */
  side: 'upline' | 'downline';
  rules: ContractRules;
  currency: Currency;
  language: Language;
  onLeave(): void;
}

/** The contract editor: tiers, what they change, and what they would pay. */
export function ContractStudioView(props: ContractStudioViewProps): ReactElement {
  const { studio, isSending, refusal, errors, inForce, side, rules, currency, language, onLeave } = props;
  const { t } = useTranslation('agent-contracts');
  const textOf = figureTextIn(currency, language);
  const { draft, terms, changes } = studio;
  const { type } = draft;
  // Cells of one column have one message: each says which it is.
  const nameOfCell = new Map(
    draft.tiers.flatMap((_, index) =>
      columnsOf(type).map((name) => [
        fieldOfCell(type, index, name),
        type === 'realTimeSalary' ? t(`term.${name}`) : t('studio.cell', { tier: index + 1, name: t(`term.${name}`) }),
      ]),
    ),
  );
  const listError = errors.get({ dividend: 'rows', dailySalary: 'details', hourlySalary: 'hourSalaryRates', realTimeSalary: '' }[type]);
  const kindError = errors.get('hourSalaryRates.0.rateType') ?? errors.get('type');
  return (
    <Form
      errors={[...errors].map(([fieldId, message]) => ({
        fieldId,
        message: [nameOfCell.get(fieldId), message].filter(Boolean).join(': '),
      }))}
      summaryTitle={(count) => t('studio.check', { count })}
      onSubmit={() => studio.send()}
    >
      <Stack gap={5}>
        <div className={css.columns}>
          <Stack gap={4}>
            {type === 'dailySalary' && (
              <div className={css.choices}>
                <Select
                  label={t('studio.period')}
                  name="period"
                  value={draft.period}
                  error={errors.get('period')}
                  options={salaryPeriods.map((value) => ({ value, text: t(`period.${value}`) }))}
                  onChange={({ target }) => studio.change({ period: salaryPeriods.find((one) => one === target.value) ?? 'daily' })}
                />
              </div>
            )}
            {type === 'hourlySalary' && (
              <div className={css.choices}>
                <Select
                  label={t('studio.rateType')}
                  name="rateType"
                  value={draft.rateType}
                  error={kindError}
                  options={(['P', 'amount'] as const).map((value) => ({ value, text: t(`rateType.${value}`) }))}
                  onChange={({ target }) => studio.change({ rateType: target.value === 'amount' ? 'amount' : 'P' })}
                />
              </div>
            )}
            <TierTable
              draft={draft}
              changes={changes}
              errors={errors}
              maxTiers={rules.maxTiers}
              currency={currency}
              language={language}
              onCell={studio.setCell}
              onAdd={studio.addTier}
              onRemove={studio.removeTier}
            />
            {listError && <Callout tone="negative">{listError}</Callout>}
            {type === 'dividend' && (
              <Text size="small" tone="muted">
                {t(side === 'upline' ? 'studio.ownWallet' : 'studio.periodOf', { period: t(`period.${rules.dividendPeriod}`) })}
              </Text>
            )}
            <FigureMarks type={type} rules={rules} currency={currency} language={language} />
          </Stack>
          <div className={css.side}>
            <Simulator type={type} terms={terms} before={inForce} currency={currency} language={language} />
            {changes && <ChangeList terms={{ ...draft, rows: draft.tiers.map(({ cells }) => cells) }} changes={changes} textOf={textOf} />}
          </div>
        </div>
        {refusal && <Callout tone="negative">{refusal}</Callout>}
        <Stack gap={2}>
          <Text size="small" tone="muted">
            {t('studio.holdsNext')}
          </Text>
          <Inline gap={3} wrap>
            <Button type="submit" pending={isSending}>
              {t(side === 'upline' ? 'studio.offer' : 'studio.request')}
            </Button>
            <Button tone="outline" unavailable={isSending} onClick={onLeave}>
              {t('studio.leave')}
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </Form>
  );
}
