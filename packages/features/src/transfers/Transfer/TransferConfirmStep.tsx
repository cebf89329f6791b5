import type { Currency, Language } from '@baize/contract';
import { Button, Callout, Card, formatMoney, Heading, Inline, Stack, Text } from '@baize/design-system';
import { PasswordField } from '@baize/design-system/PasswordField';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { useHeldRefusal } from '../../core/money/useHeldRefusal.ts';
import type { LostOrder } from '../../core/money/useLostOrder.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { columns } from '../../shared/money/Form.css.ts';
import { LostTransferCallout } from './LostTransferCallout.tsx';
import type { TransferReceiver } from './useTransfer.ts';

export interface TransferConfirmStepProps {
  receiver: TransferReceiver;
  /** In the minor unit. */
  amount: number;
  /** What stays in the wallet. */
  remains: number;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  isSending: boolean;
  /** Why the last try was refused: the same object until the next. */
  refusal: Refused | undefined;
  /** The last try, where its reply was lost. Default: none was. */
  lost?: LostOrder | undefined;
  onSend(fundPassword: string): void;
  onBack(): void;
}

/** Says once more what goes to whom, since it can't be taken back, and asks for the fund password (§9). */
export function TransferConfirmStep(props: TransferConfirmStepProps): ReactElement {
  const { receiver, amount, remains, currency, language, isSending, refusal, lost, onSend, onBack } = props;
  const { t } = useTranslation('transfers');
  const [fundPassword, setFundPassword] = useState('');
  const money = (value: number): string => formatMoney(value, { currency, language, signed: false });
  const { form, errorAt, whole, begin, edit } = useHeldRefusal(refusal, { fields: ['fundPassword'] });
  return (
    <div className={columns}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
          onSend(fundPassword);
        }}
      >
        <Stack gap={4}>
          <Card as="section" tone="raised">
            <Stack gap={3}>
              <Heading level={3} size="body">
                {t('transfer.confirm')}
              </Heading>
              <Figure name={t(`transfer.to.${receiver.way}`)} value={receiver.account} />
              <Figure name={t('transfer.nickname')} value={receiver.nickname} />
              <Figure name={t('transfer.amount')} value={money(amount)} isSum />
              <Figure name={t('transfer.remains')} value={money(remains)} />
              <Text size="small" tone="muted">
                {t('transfer.confirmAbout')}
              </Text>
            </Stack>
          </Card>
          <PasswordField
            name="fundPassword"
            label={t('transfer.fundPassword')}
            required
            autoComplete="off"
            value={fundPassword}
            onChange={(event) => {
              setFundPassword(event.target.value);
              edit('fundPassword');
            }}
            help={t('transfer.fundPasswordHelp')}
            error={errorAt('fundPassword')}
          />
          {whole && <Callout tone="negative">{whole}</Callout>}
          {lost && <LostTransferCallout lost={lost} />}
          <Inline gap={3} wrap>
            <Button type="submit" pending={isSending || lost?.isLooking}>
              {t('transfer.send', { amount: money(amount) })}
            </Button>
            <Button tone="outline" disabled={isSending || lost?.isLooking} onClick={onBack}>
              {t('transfer.back')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </div>
  );
}
