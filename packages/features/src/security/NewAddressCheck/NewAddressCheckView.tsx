import { Badge, Button, Callout, Inline, Link, Stack, Text } from '@baize/design-system';
import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal } from '../../core/index.ts';
import type { FormOutcome } from '../form/formOutcome.ts';
import { LoginPasswordField } from '../form/LoginPasswordField.tsx';
import type { SecurityPage } from '../securityPages.ts';

export interface NewAddressCheckViewProps {
  /** Undefined where the brand gives no choice. */
  isOn: boolean | undefined;
  /** What could be set up first; empty once the account has a way to verify. */
  missing: readonly { page: SecurityPage; href: string }[];
  isSending: boolean;
  textOf: TextOfIssue;
  /** Turns it to the other side. Undefined when the form is already on its way. */
  onSubmit(values: { password: string }): Promise<FormOutcome | undefined>;
}

const fields = ['password'] as const;

/** How the check at new addresses stands, and the way to the other side; without a way to verify, why there is none. */
export function NewAddressCheckView({ isOn, missing, isSending, textOf, onSubmit }: NewAddressCheckViewProps): ReactElement {
  const { t } = useTranslation('security');
  const { register, handleSubmit, setFocus, subscribe } = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const reasonId = useId();
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  if (isOn === undefined) return <Callout tone="info">{t('newAddress.noChoice')}</Callout>;
  // A user who has it on may always turn it off.
  const isLocked = !isOn && missing.length > 0;
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onSubmit(values)))}>
      <Stack gap={4}>
        <Inline gap={2} align="center">
          <Text as="span">{t('newAddress.state')}</Text>
          <Badge tone={isOn ? 'positive' : 'neutral'} variant="outline">
            {isOn ? t('isOn') : t('isOff')}
          </Badge>
        </Inline>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        {isLocked ? (
          <Callout tone="warning">
            <Stack gap={1}>
              <span id={reasonId}>{t('newAddress.missing')}</span>
              <Stack gap={1} align="start">
                {missing.map(({ page, href }) => (
                  <Link key={page} href={href}>
                    {t(page)}
                  </Link>
                ))}
              </Stack>
            </Stack>
          </Callout>
        ) : (
          <>
            <Text size="small" tone="muted">
              {t('newAddress.ways')}
            </Text>
            <LoginPasswordField field={register('password')} error={errorAt('password')} />
          </>
        )}
        <Button
          type="submit"
          tone={isOn ? 'outline' : 'primary'}
          fullWidth
          pending={isSending}
          unavailable={isLocked}
          aria-describedby={isLocked ? reasonId : undefined}
        >
          {isOn ? t('newAddress.turnOff') : t('newAddress.turnOn')}
        </Button>
      </Stack>
    </form>
  );
}
