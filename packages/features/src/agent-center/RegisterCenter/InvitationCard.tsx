import type { Invitation } from '@baize/contract';
import { Badge, Button, Card, CopyField, Inline, Stack, Switch, Text } from '@baize/design-system';
import { sendIcon } from '@baize/design-system/icons';
import { QrCode } from '@baize/design-system/QrCode';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { InvitationEditor, type InvitationEditorProps } from './InvitationEditor.tsx';

export interface InvitationCardProps extends Pick<TeamLook, 'language' | 'today'>, Pick<InvitationEditorProps, 'errorTextOf' | 'onSave'> {
  invitation: Invitation;
  /** Address of the registration with its code. */
  link: string;
  isTurning: boolean;
  onTurn(isOff: boolean): void;
  /** Hands the link to another app of the device. Default: it can't. */
  onShare?: (() => void) | undefined;
}

/** An invitation link: what it opens and until when, what has come of it, and its address to be copied, scanned or shared. */
export function InvitationCard(props: InvitationCardProps): ReactElement {
  const { invitation, link, isTurning, onTurn, onSave, onShare, language, ...editing } = props;
  const { t } = useTranslation('agent-center');
  const [isEdited, setEdited] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const editorId = useId();
  const [isCodeShown, setCodeShown] = useState(false);
  const codeId = useId();
  const { code, kind, note, expires, mostUses, isOff, isOpen, visits, uses } = invitation;
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <Card>
      <Stack gap={3}>
        <Inline justify="between" align="center">
          <Inline gap={2} align="center">
            <strong>{code}</strong>
            <Badge tone="neutral" variant="outline">
              {t(`kind.${kind}`)}
            </Badge>
            <Badge tone={isOpen ? 'positive' : 'warning'} variant="outline">
              {t(isOpen ? 'invite.isOpen' : isOff ? 'invite.isOff' : 'invite.isOver')}
            </Badge>
          </Inline>
          <Switch
            label={t('invite.on', { code })}
            checked={!isOff}
            disabled={isTurning || isSaving}
            onChange={(event) => onTurn(!event.target.checked)}
          />
        </Inline>
        {note && <Text size="small">{note}</Text>}
        <Text size="small" tone="muted">
          {t('invite.counts', { visits: number(visits), uses: number(uses) })}
          {mostUses !== null && ` · ${t('invite.most', { most: number(mostUses) })}`}
          {expires !== null && ` · ${t('invite.until', { day: expires })}`}
        </Text>
        <CopyField label={t('invite.link')} value={link} />
        <Inline gap={2}>
          <Button tone="outline" size="small" aria-expanded={isCodeShown} aria-controls={codeId} onClick={() => setCodeShown(!isCodeShown)}>
            {t('invite.qr')}
          </Button>
          <Button
            ref={editButton}
            tone="outline"
            size="small"
            aria-label={t('invite.editOf', { code })}
            aria-expanded={isEdited}
            aria-controls={editorId}
            onClick={() => setEdited(!isEdited)}
          >
            {t('invite.edit')}
          </Button>
          {onShare && (
            <Button tone="outline" size="small" icon={sendIcon} onClick={onShare}>
              {t('invite.share')}
            </Button>
          )}
        </Inline>
        <div id={editorId} hidden={!isEdited}>
          {isEdited && (
            <InvitationEditor
              {...editing}
              // One after the other: switching sends the whole link too.
              isSaving={isSaving || isTurning}
              onSave={async (terms) => {
                setSaving(true);
                const refused = await onSave(terms);
                setSaving(false);
                return refused;
              }}
              invitation={invitation}
              language={language}
              onEnd={() => {
                setEdited(false);
                editButton.current?.focus();
              }}
            />
          )}
        </div>
        <div id={codeId} hidden={!isCodeShown}>
          {isCodeShown && <QrCode value={link} label={t('invite.qrOf', { code })} />}
        </div>
      </Stack>
    </Card>
  );
}
