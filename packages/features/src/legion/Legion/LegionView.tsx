import type { GuildBonus } from '@baize/contract';
import { ErrorState, Stack } from '@baize/design-system';
import { useUnsavedGuard } from '@baize/design-system/Modal';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedScope, type UnsavedWork } from '../../core/index.ts';
import { GuildHeader } from './GuildHeader.tsx';
import type { LegionLook } from './LegionSettings.tsx';
import { LegionSkeleton } from './LegionSkeleton.tsx';
import { type LegionPart, legionPartsOf } from './legionParts.ts';
import type { GuildState } from './useGuild.ts';

export interface LegionViewProps {
  state: GuildState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** What this week brings; undefined until it is known. */
  bonus: GuildBonus | undefined;
  look: LegionLook;
  /** Name of the open part; undefined for the rank. */
  part: string | undefined;
  onOpenPart(part: string | undefined): void;
  /** What each part shows. */
  contentOf(part: LegionPart): ReactNode;
  /** What a member of none is shown. */
  join: ReactNode;
}

/** The legion of a member with its parts, or the way into one (§2 "Legion tabs"). */
export function LegionView(props: LegionViewProps): ReactElement {
  const { state, errorText, bonus, look, part, onOpenPart, contentOf, join } = props;
  const { t } = useTranslation('legion');
  const [unsaved, setUnsaved] = useState<UnsavedWork>();
  const { leave, question } = useUnsavedGuard(unsaved);
  if (state.status === 'loading') return <LegionSkeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  if (state.status === 'none') return <>{join}</>;
  const { guild } = state;
  const parts = legionPartsOf(guild);
  const open = parts.find((one) => one === part) ?? 'rank';
  const badge = {
    count: guild.members,
    label: t('members.count', { count: guild.members, members: guild.members.toLocaleString(look.language) }),
    tone: 'neutral' as const,
  };
  return (
    <UnsavedScope onChange={setUnsaved}>
      <Stack gap={4}>
        <GuildHeader guild={guild} bonus={bonus} look={look} />
        <Tabs
          label={t('tabs')}
          // Opening one costs a call.
          activation="manual"
          value={open}
          onChange={(id) => leave(() => onOpenPart(id === 'rank' ? undefined : id))}
          items={parts.map((id) => ({
            id,
            text: t(`tab.${id}`),
            content: contentOf(id),
            ...(id === 'members' && { badge }),
          }))}
        />
      </Stack>
      {question}
    </UnsavedScope>
  );
}
