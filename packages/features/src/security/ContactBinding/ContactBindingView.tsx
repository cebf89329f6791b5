import type { Country, ErrorCode } from '@baize/contract';
import { Button, Callout, CountdownButton, OtpField, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formRefusedBy, holdFocus, type Refused, type TextOfIssue, useCodeContact, useFormRefusal, useOnEdit } from '../../core/index.ts';
import type { FormOutcome } from '../form/formOutcome.ts';
import { LoginPasswordField } from '../form/LoginPasswordField.tsx';
import { ContactInputField } from './ContactInputField.tsx';
import type { ContactInput, ContactValues, ContactWay } from './useContactBinding.ts';

export interface ContactBindingViewProps {
  way: ContactWay;
  countries: readonly Country[] | undefined;
  /** Minutes that a code is good for; so long is the button locked (§9). */
  expiredMinutes: number;
  /** Why the last request for a code failed. */
  codeRefusal: Refused | undefined;
  isSending: boolean;
  textOf: TextOfIssue;
  /** What had been typed before. Default nothing. */
  kept?: Partial<ContactInput>;
  onEdit?(values: ContactValues): void;
  /** `true` when the code is on its way. */
  onSendCode(input: ContactInput): Promise<boolean>;
  /** Undefined when the form is already on its way. */
  onSubmit(values: ContactValues): Promise<FormOutcome | undefined>;
}

const fields = ['contact', 'code', 'password'] as const;
const ofContact: readonly ErrorCode[] = ['phoneNumber_format_error', 'email_format_error'];

/** The contact, the code that came to it, and the login's password. */
export function ContactBindingView(props: ContactBindingViewProps): ReactElement {
  const { way, countries, expiredMinutes, codeRefusal, isSending, textOf, kept, onEdit, onSendCode, onSubmit } = props;
  const { t } = useTranslation('security');
  const { register, handleSubmit, getValues, setFocus, setValue, subscribe, watch } = useForm<ContactValues>({
    defaultValues: { contact: '', countryCode: '', ...kept, code: '', password: '' },
  });
  useOnEdit(subscribe, onEdit);
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  const [contact, countryCode] = watch(['contact', 'countryCode']);
  const asked = `${countryCode}${contact}`;
  const codeContact = useCodeContact(asked);
  const isOfContact = codeRefusal !== undefined && ofContact.includes(codeRefusal.code);
  // What was said of a code is said of the contact alone that it was asked for.
  const refusedCode = codeRefusal && codeContact.isAsked ? textOf(codeRefusal) : undefined;
  const sendCode = async (): Promise<boolean> => {
    const isMissing = getValues('contact').trim() === '';
    tell(isMissing ? { status: 'refused', ...formRefusedBy([{ field: 'contact', code: 'field_required' }]) } : { status: 'done' });
    if (isMissing) return false;
    const moveFocus = holdFocus();
    const isSent = await codeContact.ask(() => onSendCode(getValues()));
    moveFocus(() => setFocus(isSent ? 'code' : 'contact', { shouldSelect: isSent }));
    return isSent;
  };
  const above = (whole && textOf(whole)) ?? (isOfContact ? undefined : refusedCode);
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onSubmit(values)))}>
      <Stack gap={4}>
        {above && <Callout tone="negative">{above}</Callout>}
        <ContactInputField
          {...register('contact')}
          way={way}
          countries={countries}
          countryCode={countryCode}
          onChangeCountry={(chosen) => setValue('countryCode', chosen)}
          error={errorAt('contact') ?? (isOfContact ? refusedCode : undefined)}
        />
        <OtpField
          {...register('code')}
          label={t('code')}
          required
          help={codeContact.isSent && !errorAt('code') ? t('codeSent') : undefined}
          error={errorAt('code')}
          suffix={
            <CountdownButton storageKey={`bind-${way} ${asked}`} expiredMinutes={expiredMinutes} onSend={sendCode}>
              {t('sendCode')}
            </CountdownButton>
          }
        />
        <LoginPasswordField field={register('password')} error={errorAt('password')} />
        <Button type="submit" fullWidth pending={isSending}>
          {t('bind')}
        </Button>
      </Stack>
    </form>
  );
}
