import type { Currency, Language, Rebate, RebateLine } from '@baize/contract';
import { Button, Callout, EmptyState, ErrorState, formatMoney, Money, Stack, Text } from '@baize/design-system';
import { percentIcon } from '@baize/design-system/icons';
import { Table, type TableColumn } from '@baize/design-system/Table';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './ManualRebateView.css.ts';
import { RebateClaims } from './RebateClaims.tsx';
import { RebateRates } from './RebateRates.tsx';
import { rateText } from './rateText.ts';
import type { RebateClaiming } from './useRebate.ts';

export interface ManualRebateViewProps {
  rebate: RebateClaiming;
  /** Sentence of an error, in the player's language: of the rebate, or of the claim. */
  errorText: string;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

const none: readonly never[] = [];
const loadingRows = 3;

/** Each type's turnover with its rate and what it comes to, the claim of all of them, and what was claimed before. */
export function ManualRebateView({ rebate, errorText, currency, language, timeZone }: ManualRebateViewProps): ReactElement {
  const { t } = useTranslation('rebates');
  const { state, claimed, refusal } = rebate;
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const columns = useMemo((): readonly TableColumn<RebateLine>[] => {
    const figure = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
    return [
      { id: 'type', header: t('column.type'), cell: ({ vendorType }) => t(`vendorType.${vendorType}`) },
      { id: 'turnover', header: t('column.turnover'), align: 'end', cell: ({ turnover }) => figure(turnover) },
      { id: 'rate', header: t('column.rate'), align: 'end', cell: ({ rate }) => rateText(rate, language) },
      { id: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => figure(amount) },
    ];
  }, [t, currency, language]);
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  const data = state.status === 'ready' ? state.data : undefined;
  return (
    <Stack gap={5}>
      <Text tone="muted">{t('intro')}</Text>
      {claimed !== undefined && <Callout tone="positive">{t('claimedNow', { amount: money(claimed) })}</Callout>}
      {refusal && <Callout tone="negative">{errorText}</Callout>}
      <Table
        caption={data ? t('upTo', { day: data.day }) : t('column.turnover')}
        columns={columns}
        rows={data?.lines ?? none}
        rowKey={({ vendorType, rate }) => `${vendorType} ${rate}`}
        loadingRows={data ? 0 : loadingRows}
        empty={
          <EmptyState icon={percentIcon} title={t('none')}>
            {data?.rates.length === 0 ? t('noRates') : t('noneNext')}
          </EmptyState>
        }
      />
      {data && <ClaimRow rebate={rebate} data={data} currency={currency} language={language} />}
      {data && data.rates.length > 0 && <RebateRates rates={data.rates} language={language} />}
      {data && <RebateClaims claims={data.claims} money={money} timeZone={timeZone} />}
      <Text size="small" tone="muted">
        {t('fractions')}
      </Text>
    </Stack>
  );
}

interface ClaimRowProps extends Pick<ManualRebateViewProps, 'rebate' | 'currency' | 'language'> {
  data: Rebate;
}

/** What all lines come to, with the claim; or why there is none. */
function ClaimRow({ rebate: { isClaiming, claim }, data, currency, language }: ClaimRowProps): ReactElement | null {
  const { t } = useTranslation('rebates');
  const { claimable, isClaimed, lines, day } = data;
  if (isClaimed) return <Text tone="muted">{t('isClaimed', { day })}</Text>;
  if (claimable === 0) return lines.some(({ amount }) => amount < 0) ? <Text tone="muted">{t('carriedOff')}</Text> : null;
  return (
    <div className={css.claim}>
      <div>
        <Text size="small" tone="muted">
          {t('claimable')}
        </Text>
        <Text size="title" weight="strong">
          <Money amount={claimable} currency={currency} language={language} />
        </Text>
      </div>
      <Button tone="brass" pending={isClaiming} onClick={() => void claim()}>
        {t('claim', { amount: formatMoney(claimable, { currency, language, signed: false }) })}
      </Button>
    </div>
  );
}
