import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../../core/index.ts';
import { Missions } from '../Missions/Missions.tsx';

/** What the portal gives to {@link MissionCenter}. */
export type MissionCenterProps = Pick<EntryProps, 'part' | 'openPart' | 'partOf'>;

/** Parts behind the first, in their order. */
const parts = ['leaderboard'] as const;

/** §2 "mission leaderboard": the tasks, and the ranks by turnover. */
export function MissionCenter({ part, openPart, partOf }: MissionCenterProps): ReactElement {
  const { t } = useTranslation('missions');
  const open = parts.find((one) => one === part) ?? 'missions';
  return (
    <Tabs
      label={t('tabs')}
      value={open}
      onChange={(id) => openPart(id === 'missions' ? undefined : id)}
      items={[
        { id: 'missions', text: t('tab.missions'), content: <Missions /> },
        ...parts.map((id) => ({ id, text: t(`tab.${id}`), content: partOf(id) })),
      ]}
    />
  );
}
