import type { ReactElement } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Language } from '../words/index.ts';
import { type Currency, currencySign, formatMoney } from './formatMoney.ts';
import { money } from './Money.css.ts';

export interface MoneyProps {
  /** In the currency's minor unit; đồng has none. */
  amount: number | bigint;
  /** ISO 4217; decides the sign and the minor unit. */
  currency: Currency;
  /** Whose digits are grouped: 12.480.500 or 12,480,500. */
  language: Language;
  /** A plus before gains; losses always have their minus. Default false. */
  signed?: boolean | undefined;
  /** Dots in place of the digits. Default false. */
  hidden?: boolean | undefined;
}

/** An amount of money, never broken over two lines. */
export function Money({ amount, currency, language, signed = false, hidden = false }: MoneyProps): ReactElement {
  return hidden ? (
    <HiddenMoney currency={currency} />
  ) : (
    <span className={money}>{formatMoney(amount, { currency, language, signed })}</span>
  );
}

function HiddenMoney({ currency }: { currency: Currency }): ReactElement {
  const words = useWords();
  return (
    <span className={money}>
      <span aria-hidden="true">{currencySign(currency)} ••••••</span>
      <VisuallyHidden>{words.hiddenAmount}</VisuallyHidden>
    </span>
  );
}
