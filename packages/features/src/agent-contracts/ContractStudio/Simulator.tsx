import type { ContractTerms, Currency, Language } from '@baize/contract';
import { Card, Heading, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './ContractStudio.css.ts';
import { FigureField } from './FigureField.tsx';
import { figureTextIn } from './figureText.ts';
import { settleTrial, shortfallOf, type TrialFigures } from './trial.ts';

export interface SimulatorProps {
  type: ContractTerms['type'];
  /** Undefined while something is not written yet. */
  terms: ContractTerms | undefined;
  /** Terms in force, to compare with. Default none. */
  before?: ContractTerms | undefined;
  currency: Currency;
  language: Language;
}

type TrialName = keyof TrialFigures;
const asked: Record<ContractTerms['type'], readonly TrialName[]> = {
  dividend: ['bet', 'netLoss', 'activeMembers'],
  dailySalary: ['bet', 'activeMembers'],
  hourlySalary: ['bet', 'activeMembers'],
  realTimeSalary: ['lossBets', 'profitBets'],
};
const start: TrialFigures = { bet: 100_000_000, netLoss: 10_000_000, activeMembers: 10, lossBets: 10_000_000, profitBets: 10_000_000 };

/** Tries terms with figures of a period: what would be paid, by which tier, and what the next one lacks. */
export function Simulator({ type, terms, before, currency, language }: SimulatorProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const headingId = useId();
  const [figures, setFigures] = useState<TrialFigures>(start);
  const textOf = figureTextIn(currency, language);
  const resultOf = (shown: ContractTerms): ReactElement => {
    const settled = settleTrial(shown, figures);
    const { rowIndex, rate, base, amount } = settled;
    const isAmount = shown.type === 'hourlySalary' && shown.hourSalaryRates[0]?.rateType === 'amount';
    const rateText = textOf(isAmount ? 'money' : 'share', rate);
    const short = shortfallOf(shown, figures, settled);
    const old = before && settleTrial(before, figures).amount;
    const missing = short?.missing.map(({ field, by }) => {
      return t('trial.lacks', { name: t(`term.${field}`), by: textOf(field === 'activeMember' ? 'count' : 'money', by) });
    });
    return (
      <div className={css.result} role="status">
        {shown.type !== 'realTimeSalary' && (
          <div className={css.line}>
            <Text as="span" tone="muted">
              {t('trial.hit')}
            </Text>
            <Text as="span" weight="strong">
              {rowIndex === undefined ? t('trial.noTier') : `${rowIndex + 1} · ${rateText}`}
            </Text>
          </div>
        )}
        <div className={css.line}>
          <Text as="span" tone="muted">
            {rowIndex === undefined ? t('trial.amount') : `${textOf(isAmount ? 'count' : 'money', base)} × ${rateText}`}
          </Text>
          <Text as="span" size="title" weight="strong">
            {textOf('money', amount)}
          </Text>
        </div>
        {old !== undefined && old !== amount && (
          <div className={css.line}>
            <Text as="span" size="small" tone="muted">
              {t('trial.before')}
            </Text>
            <Text as="span" size="small">
              {textOf('money', old)}
            </Text>
          </div>
        )}
        {short && missing && missing.length > 0 && (
          <Text size="small" tone="muted">
            {t('trial.next', { tier: short.row + 1, missing: missing.join(', ') })}
          </Text>
        )}
      </div>
    );
  };
  return (
    <Card as="section" tone="raised" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={3} size="body" id={headingId}>
          {t('trial.title')}
        </Heading>
        {asked[type].map((name) => (
          <FigureField
            key={name}
            kind={name === 'activeMembers' ? 'count' : 'money'}
            name={`trial.${name}`}
            label={t(`trial.${name}`)}
            value={figures[name]}
            currency={currency}
            language={language}
            onChange={(value) => setFigures({ ...figures, [name]: value ?? 0 })}
          />
        ))}
        {terms ? (
          resultOf(terms)
        ) : (
          <Text size="small" tone="muted">
            {t('trial.unready')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
