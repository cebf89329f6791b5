import type { Currency, Language, ProtectionLimit } from '@baize/contract';
import { Button, Callout, Inline, Stack, Text } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tighterOf } from './limitText.ts';

export interface LimitDialogProps {
  limit: ProtectionLimit;
  /** All of them: a limit of a longer time that is lower is told. */
  limits: readonly ProtectionLimit[];
  isChanging: boolean;
  /** Sentence of the setting that was refused, in the player's language. Default none. */
  refusalText?: string | undefined;
  currency: Currency;
  language: Language;
  /** What limits are: the player came to change them, so that they are shown. */
  money(amount: number): string;
  /** What is used of them, with dots for digits where the balance is hidden. */
  usedMoney(amount: number): string;
  /** @param amount `null` takes the limit away */
  onSet(amount: number | null): Promise<void>;
  onClose(): void;
}

/** RTS 12A: the amount is typed freely, without any to choose from; what the change does is said before it is made. */
export function LimitDialog(props: LimitDialogProps): ReactElement {
  const { limit, limits, isChanging, refusalText, currency, language, money, usedMoney, onSet, onClose } = props;
  const { t } = useTranslation('player-protection');
  const { kind, period, amount: now, used, change } = limit;
  const [amount, setAmount] = useState<number>();
  const [isTried, setIsTried] = useState(false);
  const tighter = amount === undefined ? undefined : tighterOf(limits, limit, amount);
  const isRaise = amount !== undefined && now !== undefined && amount > now;
  return (
    <Modal open footerHide title={t('dialog.title', { kind: t(`kind.${kind}`), period: t(`span.${period}`) })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(!amount);
          if (amount) void onSet(amount);
        }}
      >
        <Stack gap={4}>
          <Text tone="muted">{t(`dialog.about.${kind}`)}</Text>
          <Text>
            {now === undefined
              ? t('dialog.used', { used: usedMoney(used) })
              : t('dialog.now', { amount: money(now), used: usedMoney(used) })}
          </Text>
          <AmountField
            name="amount"
            label={t('dialog.amount')}
            required
            currency={currency}
            language={language}
            value={amount}
            onChange={(typed) => {
              setAmount(typed);
              setIsTried(false);
            }}
            error={isTried ? t('dialog.missing') : undefined}
          />
          {tighter && (
            <Callout tone="info">
              {t('dialog.tighter', { period: t(`span.${tighter.period}`), amount: money(tighter.amount ?? 0) })}
            </Callout>
          )}
          {isRaise && <Callout tone="info">{t('dialog.raise')}</Callout>}
          {change && (
            <Callout tone="info">
              {t('dialog.waiting', {
                what: change.amount === null ? t('change.removal') : t('change.raise', { amount: money(change.amount) }),
              })}
            </Callout>
          )}
          {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
          <Inline gap={2} wrap>
            <Button type="submit" pending={isChanging}>
              {isRaise ? t('dialog.askRaise') : t('dialog.set')}
            </Button>
            {now !== undefined && (
              <Button tone="outline" pending={isChanging} onClick={() => void onSet(null)}>
                {t('dialog.remove')}
              </Button>
            )}
          </Inline>
          {now !== undefined && (
            <Text size="small" tone="muted">
              {t('dialog.removeAbout')}
            </Text>
          )}
        </Stack>
      </form>
    </Modal>
  );
}
