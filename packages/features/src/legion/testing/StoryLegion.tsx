import { Card } from '@baize/design-system';
import { ToastProvider } from '@baize/design-system/Toast';
import { type ComponentType, type ReactElement, useState } from 'react';
import type { EntryProps, PageValues } from '../../core/index.ts';
import { LegionEntry } from '../Legion/LegionEntry.tsx';
import { GuildMembersEntry } from '../Members/GuildMembersEntry.tsx';
import { GuildRecordsEntry } from '../Records/GuildRecordsEntry.tsx';
import { GuildRulesEntry } from '../Rules/GuildRulesEntry.tsx';
import { GuildSetupEntry } from '../Setup/GuildSetupEntry.tsx';

const parts: Readonly<Record<string, ComponentType<EntryProps>>> = {
  records: GuildRecordsEntry,
  rules: GuildRulesEntry,
  members: GuildMembersEntry,
  setup: GuildSetupEntry,
};

export interface StoryLegionProps {
  /** Part that the address names at first; undefined for the rank. */
  part?: string | undefined;
  /** A part was opened. */
  onOpenPart(part: string | undefined): void;
}

/** The legion with all its parts, on an address of its own. */
export function StoryLegion({ part: first, onOpenPart }: StoryLegionProps): ReactElement {
  const [part, setPart] = useState(first);
  const [values, setValues] = useState<PageValues>({});
  const given: EntryProps = {
    part,
    address: { values, open: setValues, change: setValues, close: setValues },
    hrefOf: (place) => ('center' in place ? `/web?center=${place.center}&page=${place.page ?? ''}` : '#elsewhere'),
    openPart: (next) => {
      setPart(next);
      onOpenPart(next);
    },
    partOf: (name) => {
      const Part = parts[name];
      return Part && <Part {...given} />;
    },
  };
  return (
    <ToastProvider>
      <Card>
        <LegionEntry {...given} />
      </Card>
    </ToastProvider>
  );
}
