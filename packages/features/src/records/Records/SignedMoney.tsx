import type { Currency, Language } from '@baize/contract';
import { formatMoney, Text } from '@baize/design-system';
import type { ReactElement } from 'react';

export interface SignedMoneyProps {
  /** In the minor unit, of either sign. */
  amount: number;
  /** What it means, such as “Loss”: neither a sign nor a colour is all that tells it. */
  word: string;
  currency: Currency;
  language: Language;
}

/** What came out of something, by its word and its sign. */
export function SignedMoney({ amount, word, currency, language }: SignedMoneyProps): ReactElement {
  const tone = amount === 0 ? undefined : amount < 0 ? 'negative' : 'positive';
  return (
    <Text as="span" tone={tone}>
      {word} {formatMoney(amount, { currency, language, signed: true })}
    </Text>
  );
}
