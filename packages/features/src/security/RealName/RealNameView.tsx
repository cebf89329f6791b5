import type { CustomerServiceEntry } from '@baize/contract';
import { Button, Callout, Inline, Link, Stack, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal, useOnEdit } from '../../core/index.ts';
import type { FormOutcome } from '../form/formOutcome.ts';
import { LoginPasswordField } from '../form/LoginPasswordField.tsx';
import type { RealNameValues } from './useRealName.ts';

export interface RealNameViewProps {
  /** The name that is set, mostly covered; undefined while none is. */
  realName: string | undefined;
  /** Ways to who can change it. */
  contacts: readonly CustomerServiceEntry[];
  isSending: boolean;
  textOf: TextOfIssue;
  /** What had been typed before. Default nothing. */
  kept?: { realName?: string };
  onEdit?(values: RealNameValues): void;
  /** Undefined when the form is already on its way, or the player thought better of it. */
  onSubmit(values: RealNameValues): Promise<FormOutcome | undefined>;
}

const fields = ['realName', 'password'] as const;

function LockedName({ realName, contacts }: { realName: string; contacts: readonly CustomerServiceEntry[] }): ReactElement {
  const { t } = useTranslation('security');
  return (
    <Stack gap={4}>
      <TextField name="realName" label={t('realName')} value={realName} readOnly />
      <Callout tone="info">
        <Stack gap={2}>
          <span>{t('realName.locked')}</span>
          <Inline gap={4}>
            {contacts.map(({ path, title }) => (
              <Link key={path} href={path}>
                {title}
              </Link>
            ))}
          </Inline>
        </Stack>
      </Callout>
    </Stack>
  );
}

/** The real name: a form while there is none, then the reason why it stays (§9). */
export function RealNameView(props: RealNameViewProps): ReactElement {
  const { realName, contacts, isSending, textOf, kept, onEdit, onSubmit } = props;
  const { t } = useTranslation('security');
  const { register, handleSubmit, setFocus, subscribe } = useForm<RealNameValues>({
    defaultValues: { realName: kept?.realName ?? '', password: '' },
  });
  useOnEdit(subscribe, onEdit);
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  if (realName !== undefined) return <LockedName realName={realName} contacts={contacts} />;
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onSubmit(values)))}>
      <Stack gap={4}>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <TextField
          {...register('realName')}
          label={t('realName')}
          required
          help={t('realName.help')}
          error={errorAt('realName')}
          autoComplete="name"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <LoginPasswordField field={register('password')} error={errorAt('password')} />
        <Button type="submit" fullWidth pending={isSending}>
          {t('realName.save')}
        </Button>
      </Stack>
    </form>
  );
}
