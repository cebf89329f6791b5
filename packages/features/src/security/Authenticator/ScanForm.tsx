import { Button, Callout, CopyField, OtpField, Stack, Text } from '@baize/design-system';
import { QrCode } from '@baize/design-system/QrCode';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal } from '../../core/index.ts';
import type { FormOutcome } from '../form/formOutcome.ts';
import type { AuthenticatorSecret } from './useAuthenticator.ts';

export interface ScanFormProps {
  secret: AuthenticatorSecret;
  isSending: boolean;
  textOf: TextOfIssue;
  /** Undefined when the form is already on its way. */
  onConfirm(values: { code: string }): Promise<FormOutcome | undefined>;
  onStartAgain(): void;
}

const fields = ['code'] as const;

/** The secret for the app, and the first code of it. */
export function ScanForm({ secret, isSending, textOf, onConfirm, onStartAgain }: ScanFormProps): ReactElement {
  const { t } = useTranslation('security');
  const { register, handleSubmit, setFocus, subscribe } = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { tell, errorAt, whole: refusal } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onConfirm(values)))}>
      <Stack gap={4}>
        <Text tone="muted">{t('authenticator.scan')}</Text>
        <QrCode value={secret.otpauthUrl} label={t('authenticator.qr')} />
        <CopyField label={t('authenticator.secret')} value={secret.secret} whole help={t('authenticator.secretHelp')} />
        {refusal && <Callout tone="negative">{textOf(refusal)}</Callout>}
        <OtpField {...register('code')} label={t('authenticator.code')} required error={errorAt('code')} />
        <Button type="submit" fullWidth pending={isSending}>
          {t('authenticator.confirm')}
        </Button>
        <Button tone="ghost" fullWidth unavailable={isSending} onClick={onStartAgain}>
          {t('authenticator.startAgain')}
        </Button>
      </Stack>
    </form>
  );
}
