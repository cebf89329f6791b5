import { nicknameRule } from '@baize/contract';
import { Avatar, Button, Callout, Inline, RadioGroup, Stack, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal, useOnEdit } from '../../core/index.ts';
import { avatarIdOf, avatarIds } from '../../shared/avatar/avatarIds.ts';
import type { FormOutcome } from '../form/formOutcome.ts';
import type { ProfileValues } from './useProfile.ts';

export interface ProfileViewProps {
  /** How the player is shown now. */
  nickname: string;
  iconId: number;
  isSending: boolean;
  textOf: TextOfIssue;
  /** What had been typed and chosen before. Default nothing. */
  kept?: Partial<ProfileValues>;
  onEdit?(values: ProfileValues): void;
  /** Undefined when the form is already on its way. */
  onSubmit(values: ProfileValues): Promise<FormOutcome | undefined>;
}

const fields = ['nickname'] as const;

/** The nickname, and one of nine icons (§9). */
export function ProfileView(props: ProfileViewProps): ReactElement {
  const { nickname, iconId, isSending, textOf, kept, onEdit, onSubmit } = props;
  const { t } = useTranslation('security');
  const chosen = { nickname: kept?.nickname ?? nickname, iconId: kept?.iconId ?? `${avatarIdOf(iconId)}` };
  const { register, handleSubmit, setFocus, subscribe } = useForm<ProfileValues>({ defaultValues: chosen });
  useOnEdit(subscribe, onEdit);
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onSubmit(values)))}>
      <Stack gap={4}>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <TextField
          {...register('nickname')}
          label={t('profile.nickname')}
          required
          help={t('profile.nicknameHelp', { min: nicknameRule.min, max: nicknameRule.max })}
          error={errorAt('nickname')}
          autoComplete="nickname"
        />
        <RadioGroup
          {...register('iconId')}
          label={t('profile.icon')}
          variant="cards"
          defaultValue={chosen.iconId}
          options={avatarIds.map((id) => ({
            value: `${id}`,
            text: (
              <Inline gap={2} align="center" wrap={false}>
                <span aria-hidden="true">
                  <Avatar iconId={id} name={t(`profile.icon${id}`)} />
                </span>
                {t(`profile.icon${id}`)}
              </Inline>
            ),
          }))}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('profile.save')}
        </Button>
      </Stack>
    </form>
  );
}
