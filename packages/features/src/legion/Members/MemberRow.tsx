import type { GuildMember } from '@baize/contract';
import { Badge, Button, IconButton, Inline, Text } from '@baize/design-system';
import { crownIcon, userMinusIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { gatewayNow } from '../../core/index.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { MasterMark } from '../Legion/MasterMark.tsx';
import { MemberFace } from '../Legion/MemberFace.tsx';
import * as css from './Members.css.ts';
import { agoText, dayText } from './memberTime.ts';

export interface MemberRowProps {
  member: GuildMember;
  look: LegionLook;
  /** Draws buttons without words, beside a rank. */
  isCompact: boolean;
  /** Undefined where the reader may not remove this member. */
  onKick: (() => void) | undefined;
  /** Undefined where the reader may not hand the legion over to this member. */
  onHandOver: (() => void) | undefined;
  /** He is being removed. */
  isKicking: boolean;
}

/** A member: who it is, whether and when he was there, since when he is in the legion, and what the master can do. */
export function MemberRow({ member, look, isCompact, onKick, onHandOver, isKicking }: MemberRowProps): ReactElement {
  const { t } = useTranslation('legion');
  const { nickname, iconId, online, isMaster, isOwn, lastLogin, joinTime } = member;
  const now = gatewayNow();
  const seen = online ? t('here') : lastLogin ? agoText(lastLogin, now, look.language) : t('away');
  return (
    <div className={css.member}>
      <MemberFace iconId={iconId} online={online} />
      <span className={isCompact ? css.whoShort : css.who}>
        <span className={css.name}>
          {nickname}
          {isMaster && <MasterMark />}
          {isOwn && <Badge tone="neutral">{t('rank.you')}</Badge>}
        </span>
        <Text as="span" size="small" tone="muted">
          {isMaster ? t('master') : seen} · {t('since', { day: dayText(joinTime, now, look) })}
        </Text>
      </span>
      {isCompact
        ? onKick && (
            <IconButton
              size="small"
              icon={userMinusIcon}
              label={t('kick.name', { name: nickname })}
              disabled={isKicking}
              onClick={onKick}
            />
          )
        : (onKick ?? onHandOver) && (
            <Inline gap={2}>
              {onHandOver && (
                <Button size="small" tone="outline" icon={crownIcon} aria-label={t('handOver.to', { name: nickname })} onClick={onHandOver}>
                  {t('handOver')}
                </Button>
              )}
              {onKick && (
                <Button
                  size="small"
                  tone="outline"
                  icon={userMinusIcon}
                  aria-label={t('kick.name', { name: nickname })}
                  pending={isKicking}
                  onClick={onKick}
                >
                  {t('kick')}
                </Button>
              )}
            </Inline>
          )}
    </div>
  );
}
