import type { Currency, Language, Mission } from '@baize/contract';
import { Callout, EmptyState, ErrorState, formatMoney, Heading, Skeleton, Stack, Text } from '@baize/design-system';
import { trophyIcon } from '@baize/design-system/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import { MissionCard } from './MissionCard.tsx';
import * as css from './MissionsView.css.ts';
import type { MissionClaiming } from './useMissions.ts';

export interface MissionsViewProps {
  missions: MissionClaiming;
  /** Sentence of an error, in the player's language: of the list, or of the last claim. */
  errorText: string;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

/** Missions of one list: of today, of this week, or of what was met before. */
interface Part {
  id: 'day' | 'week' | 'last';
  missions: readonly Mission[];
}

function partsOf(missions: readonly Mission[]): Part[] {
  const of = (id: 'day' | 'week'): Part => ({ id, missions: missions.filter(({ period, isCurrent }) => period === id && isCurrent) });
  const last = missions.filter(({ isCurrent }) => !isCurrent);
  return [{ id: 'last' as const, missions: last }, of('day'), of('week')].filter((part) => part.missions.length > 0);
}

/** Each task with how far it is, what it brings and until when it counts. */
export function MissionsView({ missions, errorText, currency, language, timeZone }: MissionsViewProps): ReactElement {
  const { t } = useTranslation('missions');
  const { state, claiming, claimed, refusal, claim } = missions;
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  if (state.status === 'loading') return <MissionsPlaceholder />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  if (state.data.length === 0) {
    return (
      <EmptyState icon={trophyIcon} title={t('none')}>
        {t('noneNext')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      {claimed && <Callout tone="positive">{t('claimedNow', { amount: money(claimed.reward) })}</Callout>}
      {refusal && <Callout tone="negative">{errorText}</Callout>}
      {partsOf(state.data).map(({ id, missions: listed }) => (
        <MissionList
          key={id}
          title={t(`period.${id}`)}
          note={id === 'last' ? undefined : t('endsAt', { moment: formatMinute(listed[0]?.endsAt ?? '', timeZone) })}
        >
          {listed.map((mission) => (
            <li key={`${mission.missionId} ${mission.startsOn}`}>
              <MissionCard
                mission={mission}
                language={language}
                money={money}
                isClaiming={claiming?.missionId === mission.missionId && claiming.startsOn === mission.startsOn}
                onClaim={() => void claim(mission)}
              />
            </li>
          ))}
        </MissionList>
      ))}
      <Text size="small" tone="muted">
        {t('counted')}
      </Text>
    </Stack>
  );
}

interface MissionListProps {
  title: string;
  note: string | undefined;
  children: ReactElement[];
}

function MissionList({ title, note, children }: MissionListProps): ReactElement {
  const headingId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Heading level={3} size="body" id={headingId}>
        {title}
      </Heading>
      {note !== undefined && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      <ul className={css.list}>{children}</ul>
    </Stack>
  );
}

function MissionsPlaceholder(): ReactElement {
  return (
    <Stack gap={3} aria-busy="true">
      {(['1', '2', '3'] as const).map((place) => (
        <div key={place} className={css.mission}>
          <Skeleton width="half" />
          <Skeleton shape="control" width="half" />
        </div>
      ))}
    </Stack>
  );
}
