import { Button, Callout, Card, GuildIcon, Heading, Icon, Inline, Stack, Text } from '@baize/design-system';
import { infoIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextOfIssue } from '../../core/index.ts';
import { guildIconOf } from '../Legion/guildIconOf.ts';
import { FaceFields } from './FaceFields.tsx';
import { FaceFormFrame } from './FaceFormFrame.tsx';
import * as css from './Setup.css.ts';
import type { FaceForm } from './useFaceForm.ts';

export interface GuildSetupViewProps {
  form: FaceForm;
  isSaving: boolean;
  /** What was refused of the whole; undefined where nothing is said. */
  errorText: string | undefined;
  textOf: TextOfIssue;
  /** The invitation code. */
  code: ReactNode;
  onSave(): void;
  onDisband(): void;
}

/** How the legion is shown, its code and its end; a bar over the page says what is not saved. */
export function GuildSetupView(props: GuildSetupViewProps): ReactElement {
  const { form, isSaving, errorText, textOf, code, onSave, onDisband } = props;
  const { t } = useTranslation('legion');
  const { face, changed, issues, edit, discard } = form;
  return (
    <FaceFormFrame issues={issues} onSubmit={onSave}>
      <Stack gap={5}>
        <FaceFields face={face} issues={issues} textOf={textOf} onEdit={edit} />
        <div className={css.cards}>
          <Card tone="raised" padding="small">
            <Stack gap={3}>
              <Heading level={3} size="body">
                {t('preview')}
              </Heading>
              <div className={css.preview}>
                <span aria-hidden="true">
                  <GuildIcon iconId={guildIconOf(face.guildIconId)} name="" />
                </span>
                <Stack gap={0}>
                  <Text weight="strong">{face.guildName.trim() || t('preview.name')}</Text>
                  <Text size="small" tone="muted">
                    {face.guildDescription.trim() || t('preview.description')}
                  </Text>
                </Stack>
              </div>
            </Stack>
          </Card>
          <Card tone="raised" padding="small">
            {code}
          </Card>
        </div>
        <div className={css.way}>
          <Text size="small" tone="muted">
            {t('disband.about')}
          </Text>
          <Button tone="ghost" size="small" className={css.ending} onClick={onDisband}>
            {t('disband')}
          </Button>
        </div>
        {changed.length > 0 && (
          <div className={css.bar}>
            <div className={css.barText} role="status">
              <Text as="span" tone="accent">
                <Icon icon={infoIcon} />
              </Text>
              <Stack gap={0}>
                <Text weight="strong">{t('unsaved', { count: changed.length })}</Text>
                <Text size="small" tone="muted">
                  {changed.map((field) => t(`changed.${field}`)).join(', ')}
                </Text>
              </Stack>
            </div>
            {errorText !== undefined && <Callout tone="negative">{errorText}</Callout>}
            <Inline gap={2}>
              <Button tone="outline" disabled={isSaving} onClick={discard}>
                {t('unsaved.discard')}
              </Button>
              <Button type="submit" tone="brass" pending={isSaving}>
                {t('unsaved.save')}
              </Button>
            </Inline>
          </div>
        )}
      </Stack>
    </FaceFormFrame>
  );
}
