import type { BankCard } from '@baize/contract';
import { Button, Callout, Stack, Text } from '@baize/design-system';
import { type ReactElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal } from '../../core/index.ts';
import { FundPasswordField } from '../form/FundPasswordField.tsx';
import type { FormOutcome } from '../form/formOutcome.ts';
import { cardName } from './cardName.ts';

export interface BankCardRemovalViewProps {
  card: BankCard;
  isSending: boolean;
  textOf: TextOfIssue;
  /** Undefined when the form is already on its way. */
  onSubmit(values: { fundPassword: string }): Promise<FormOutcome | undefined>;
  onLeave(): void;
}

const fields = ['fundPassword'] as const;

/** Asks whether a card shall go, and for the fund password. */
export function BankCardRemovalView({ card, isSending, textOf, onSubmit, onLeave }: BankCardRemovalViewProps): ReactElement {
  const { t } = useTranslation('security');
  const { register, handleSubmit, setFocus, subscribe } = useForm<{ fundPassword: string }>({ defaultValues: { fundPassword: '' } });
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  // The button that brought it is gone.
  useEffect(() => setFocus('fundPassword'), [setFocus]);
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onSubmit(values)))}>
      <Stack gap={4}>
        <Text>{t('bankCards.removeQuestion', { card: cardName(card) })}</Text>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <FundPasswordField field={register('fundPassword')} error={errorAt('fundPassword')} />
        <Button type="submit" tone="danger" fullWidth pending={isSending}>
          {t('bankCards.removeSave')}
        </Button>
        <Button tone="ghost" fullWidth unavailable={isSending} onClick={onLeave}>
          {t('bankCards.keep')}
        </Button>
      </Stack>
    </form>
  );
}
