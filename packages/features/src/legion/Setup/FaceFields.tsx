import { type FieldIssue, guildText, textLength } from '@baize/contract';
import { Stack, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextOfIssue } from '../../core/index.ts';
import type { GuildFace } from './guildFace.ts';
import { IconChoice } from './IconChoice.tsx';
import * as css from './Setup.css.ts';

export interface FaceFieldsProps {
  face: GuildFace;
  issues: readonly FieldIssue[];
  textOf: TextOfIssue;
  onEdit(part: Partial<GuildFace>): void;
}

/** Picture, name and description of a legion; what is too long is counted and said, never cut off (§9). */
export function FaceFields({ face, issues, textOf, onEdit }: FaceFieldsProps): ReactElement {
  const { t } = useTranslation('legion');
  const errorAt = (field: 'guildName' | 'guildDescription', most: number): string | undefined => {
    const issue = issues.find((one) => one.field === field);
    if (!issue) return undefined;
    return issue.code === 'field_length_error' ? t('setup.tooLong', { count: most }) : textOf(issue);
  };
  return (
    <Stack gap={4}>
      <IconChoice value={face.guildIconId} onChoose={(guildIconId) => onEdit({ guildIconId })} />
      <div className={css.texts}>
        <TextField
          name="guildName"
          label={t('name')}
          required
          autoComplete="off"
          counted={{ most: guildText.name, lengthOf: textLength }}
          value={face.guildName}
          onChange={({ target }) => onEdit({ guildName: target.value })}
          help={t('name.help', { count: guildText.name })}
          error={errorAt('guildName', guildText.name)}
        />
        <TextField
          name="guildDescription"
          label={t('description')}
          autoComplete="off"
          counted={{ most: guildText.description, lengthOf: textLength }}
          value={face.guildDescription}
          onChange={({ target }) => onEdit({ guildDescription: target.value })}
          help={t('description.help')}
          error={errorAt('guildDescription', guildText.description)}
        />
      </div>
    </Stack>
  );
}
