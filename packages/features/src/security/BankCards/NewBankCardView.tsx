import { Button, Callout, Stack, TextField } from '@baize/design-system';
import { Combobox } from '@baize/design-system/Combobox';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal, useOnEdit } from '../../core/index.ts';
import { FundPasswordField } from '../form/FundPasswordField.tsx';
import type { FormOutcome } from '../form/formOutcome.ts';
import type { BanksState, NewBankCardValues } from './useNewBankCard.ts';

export interface NewBankCardViewProps {
  banks: Exclude<BanksState, { status: 'error' }>;
  /** The real name, mostly covered: the holder is no other (§5, §9). */
  holderName: string;
  isSending: boolean;
  textOf: TextOfIssue;
  /** What had been typed before. Default nothing. */
  kept?: { bankCode?: string; accountNumber?: string };
  onEdit?(values: NewBankCardValues): void;
  /** Undefined when the form is already on its way. */
  onSubmit(values: NewBankCardValues): Promise<FormOutcome | undefined>;
  onLeave(): void;
}

const fields = ['bankCode', 'accountNumber', 'fundPassword'] as const;

/** The form of a new bank card. */
export function NewBankCardView(props: NewBankCardViewProps): ReactElement {
  const { banks, holderName, isSending, textOf, kept, onEdit, onSubmit, onLeave } = props;
  const { t } = useTranslation('security');
  const { register, control, handleSubmit, setFocus, subscribe } = useForm<NewBankCardValues>({
    defaultValues: { bankCode: kept?.bankCode ?? '', accountNumber: kept?.accountNumber ?? '', fundPassword: '' },
  });
  const { field: bank } = useController({ control, name: 'bankCode' });
  useOnEdit(subscribe, onEdit);
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  // The button that brought it is gone.
  useEffect(() => setFocus('bankCode'), [setFocus]);
  const options = useMemo(
    () =>
      banks.status === 'ready' ? banks.banks.map(({ bankCode, name }) => ({ value: bankCode, text: name, keywords: [bankCode] })) : [],
    [banks],
  );
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onSubmit(values)))}>
      <Stack gap={4}>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <Combobox
          ref={bank.ref}
          name="bankCode"
          label={t('bankCards.bank')}
          required
          placeholder={t('bankCards.bankPlaceholder')}
          options={options}
          pending={banks.status === 'loading'}
          value={bank.value || undefined}
          onChange={(code) => bank.onChange(code ?? '')}
          onBlur={bank.onBlur}
          error={errorAt('bankCode')}
        />
        <TextField
          {...register('accountNumber')}
          label={t('bankCards.number')}
          help={t('bankCards.numberHelp')}
          required
          error={errorAt('accountNumber')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={26}
        />
        <TextField name="holderName" label={t('bankCards.holder')} help={t('bankCards.holderHelp')} value={holderName} readOnly />
        <FundPasswordField field={register('fundPassword')} error={errorAt('fundPassword')} />
        <Button type="submit" fullWidth pending={isSending}>
          {t('bankCards.save')}
        </Button>
        <Button tone="ghost" fullWidth unavailable={isSending} onClick={onLeave}>
          {t('bankCards.leave')}
        </Button>
      </Stack>
    </form>
  );
}
