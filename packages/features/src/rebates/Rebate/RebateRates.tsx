import type { Language, RebateRate } from '@baize/contract';
import { Heading, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './ManualRebateView.css.ts';
import { rateText } from './rateText.ts';

export interface RebateRatesProps {
  rates: readonly RebateRate[];
  language: Language;
}

/** What the brand gives back of each type's turnover. */
export function RebateRates({ rates, language }: RebateRatesProps): ReactElement {
  const { t } = useTranslation('rebates');
  const headingId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Heading level={3} size="body" id={headingId}>
        {t('rates')}
      </Heading>
      <ul className={css.rates}>
        {rates.map(({ vendorType, rate }) => (
          <li key={vendorType} className={css.rate}>
            <Text as="span" tone="muted">
              {t(`vendorType.${vendorType}`)}
            </Text>
            <Text as="span" weight="medium">
              {rateText(rate, language)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
