import type { DownlineKind } from '@baize/contract';
import { Button, Callout, CopyField, Inline, Stack, Text, TextField } from '@baize/design-system';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal, Refused } from '../../core/index.ts';
import { KindChoice } from './KindChoice.tsx';
import type { OpenAccountState } from './useOpenAccount.ts';

export interface OpenAccountFormProps extends OpenAccountState {
  kinds: readonly DownlineKind[];
  errorTextOf(refusal: Refused): string;
}

/** An account for a downline: its name and kind. Its first password is shown once, to be handed on. */
export function OpenAccountForm({ kinds, errorTextOf, open, isOpening, opened }: OpenAccountFormProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const [username, setUsername] = useState('');
  const [nickname, setNickname] = useState('');
  const [kind, setKind] = useState<DownlineKind>('member');
  const [refusal, setRefusal] = useState<FormRefusal>();
  const errorAt = (field: string): string | undefined => {
    const issue = refusal?.issues.find((one) => one.field === field);
    return issue && errorTextOf(issue);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refused = await open({ username, kind, ...(nickname.trim() && { nickname }) });
    setRefusal(refused);
    if (refused) return;
    setUsername('');
    setNickname('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        {opened && (
          <Callout tone="positive" title={t('open.done', { account: opened.account })}>
            <Stack gap={3}>
              <Text size="small">{t('open.doneNext')}</Text>
              <CopyField label={t('open.password')} value={opened.password} whole />
            </Stack>
          </Callout>
        )}
        <TextField
          label={t('open.username')}
          name="username"
          value={username}
          autoComplete="off"
          required
          error={errorAt('username')}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label={t('column.nickname')}
          name="nickname"
          value={nickname}
          autoComplete="off"
          optional
          error={errorAt('nickname')}
          onChange={(event) => setNickname(event.target.value)}
        />
        <KindChoice name="openKind" kinds={kinds} value={kind} onChange={setKind} />
        {refusal && refusal.issues.length === 0 && (
          <div role="alert">
            <Text tone="negative">{errorTextOf(refusal)}</Text>
          </div>
        )}
        <Inline>
          <Button type="submit" pending={isOpening}>
            {t('open.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
