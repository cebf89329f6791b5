import { ErrorState, Stack } from '@baize/design-system';
import { CopyField } from '@baize/design-system/CopyField';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useMember, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import { FormPlaceholder } from '../form/FormPlaceholder.tsx';
import { ProfileView } from './ProfileView.tsx';
import { useProfile } from './useProfile.ts';

export interface ProfileProps {
  overviewHref: string;
}

/** How the player is shown (§3 nickname, iconId), to himself and to others where a list names him; and who he is to the gateway (account, id). */
export function Profile({ overviewHref }: ProfileProps): ReactElement {
  const View = useView(ProfileView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { info, missing } = useMember();
  const { isSending, reply, submit, draft } = useProfile();
  const form = info && (
    <Stack gap={5}>
      <View
        nickname={info.nickname}
        iconId={info.iconId}
        isSending={isSending}
        textOf={errorText.of}
        kept={draft.kept}
        onEdit={draft.keep}
        onSubmit={submit}
      />
      <CopyField label={t('profile.account')} value={info.account} help={t('profile.accountHelp')} />
      <CopyField label={t('profile.id')} value={info.id} help={t('profile.idHelp')} />
    </Stack>
  );
  const failed = missing?.refusal && (
    <ErrorState title={t('profile.loadFailed')} retry={{ onRetry: missing.retry }}>
      {errorText.of(missing.refusal)}
    </ErrorState>
  );
  return (
    <FormPage
      title={t('profile')}
      lead={t('profile.about')}
      overviewHref={overviewHref}
      done={reply && t('profile.done', { nickname: reply.nickname })}
    >
      {form ?? failed ?? <FormPlaceholder />}
    </FormPage>
  );
}
