import type { ReactElement } from 'react';
import { useWords } from '../DesignSystemProvider/index.ts';
import { eyeIcon, eyeOffIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Language } from '../words/index.ts';
import type { Currency } from './currencies.ts';
import { currencySign, formatMoney } from './formatMoney.ts';
import { money, withToggle } from './Money.css.ts';

interface MoneyBase {
  /** In the currency's minor unit: 1250 is 12,50 yuan; đồng has none. */
  amount: number | bigint;
  /** ISO 4217; decides the sign and the minor unit. */
  currency: Currency;
  /** Whose digits are grouped: 12.480.500 or 12,480,500. */
  language: Language;
  /** A plus before gains; losses always have their minus. Default false. */
  signed?: boolean | undefined;
}
/** Hidden by somebody else's button, or by its own: that one needs to know whether it is. */
export type MoneyProps = MoneyBase &
  (
    | {
        /** Dots in place of the digits. Default false. */
        hidden?: boolean | undefined;
        onToggleHidden?: never;
      }
    | {
        hidden: boolean;
        /** Brings a button behind the amount; called with what is to be. Default none. */
        onToggleHidden: (hidden: boolean) => void;
      }
  );

/** An amount of money, never broken over two lines. */
export function Money({ hidden = false, onToggleHidden, ...amount }: MoneyProps): ReactElement {
  const words = useWords();
  const figure = hidden ? <HiddenMoney currency={amount.currency} /> : <ShownMoney {...amount} />;
  if (!onToggleHidden) return figure;
  return (
    <span className={withToggle}>
      {figure}
      <IconButton
        size="small"
        icon={hidden ? eyeOffIcon : eyeIcon}
        label={words.hideAmount}
        aria-pressed={hidden}
        onClick={() => onToggleHidden(!hidden)}
      />
    </span>
  );
}

function ShownMoney({ amount, currency, language, signed = false }: MoneyBase): ReactElement {
  return <span className={money}>{formatMoney(amount, { currency, language, signed })}</span>;
}

function HiddenMoney({ currency }: { currency: Currency }): ReactElement {
  const words = useWords();
  return (
    <span className={money}>
      <span aria-hidden="true">{`${currencySign(currency)}\u00A0••••••`}</span>
      <VisuallyHidden>{words.hiddenAmount}</VisuallyHidden>
    </span>
  );
}
