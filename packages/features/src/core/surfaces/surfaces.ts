import type { FeatureFlags } from '@baize/contract';
import type { ComponentType, ReactNode } from 'react';
import type { PageAddress, PageValues } from './usePageAddress.ts';

/** A place of the portal, as a domain names it; the portal makes an address of it. */
export type PortalPlace =
  | { /** Path below the base of the portal, as `/games`. */ path: string }
  | {
      /** Entry of the member centre. */ center: string;
      /** Part of the entry. Default its first. */ page?: string | undefined;
      /** Entry that the player goes back to when he is done. */ for?: string | undefined;
      /** What the address says of the part. Default nothing. */ values?: PageValues | undefined;
    }
  | {
      /** Entry of the agent centre. */ agent: string;
      page?: string | undefined;
      /** What the address says of the part. Default nothing. */ values?: PageValues | undefined;
    };

/** What the portal gives to every page of a domain. */
export interface PageProps {
  hrefOf(place: PortalPlace): string;
  /** What the address says of the page, or of the open part of an entry. */
  address: PageAddress;
}

/** What the portal gives to every entry of a centre. */
export interface EntryProps extends PageProps {
  /** Part of the entry that the address names; undefined for its first. */
  part: string | undefined;
  /** Entry that the player goes back to when he is done, as `for` of the place named it. Default none. */
  purpose?: string | undefined;
  /** Opens another part in place of this one: the browser's Back leaves the centre. Undefined for the first. */
  openPart(part: string | undefined): void;
  /** A part of the entry by its name, from its own chunk. */
  partOf(name: string): ReactNode;
}

/** Name of a value that a part keeps in the address. */
export type PageValueName = keyof PageValues;

/** Part of an entry of a centre. */
export interface EntryPart {
  /** Values that the address keeps of it. Default none. */
  values?: readonly PageValueName[];
  /** Its component, in a chunk of its own. Default: the entry itself draws the part, or the entry is not open yet. */
  load?: () => Promise<ComponentType<EntryProps>>;
}

/** What decides which entries a member has (§2). */
export interface CenterRights {
  flags: FeatureFlags;
  /** Member type (§6). */
  type: number;
  /** 1 where the brand lets this member transfer to his upline. */
  toUpline: number;
}

/** Entry of the member centre; its title is the text `entry.<name>` of the namespace `member-center`. */
export interface MemberEntry<Icon = unknown> extends EntryPart {
  /** Place in the menu, ascending; §2's own entries have 10, 20, 30 … */
  order: number;
  icon: Icon;
  /** Default: every member has it. */
  canOpen?: (rights: CenterRights) => boolean;
  /** Parts behind the first: `?center=<entry>&page=<part>`. Default none. */
  parts?: Readonly<Record<string, EntryPart>>;
}

/** Page of an entry of the agent centre; the entries themselves are of the domain `agent-center`. */
export interface AgentEntryPage extends EntryPart {
  /** Parts behind the first: `?agent=<entry>&page=<part>`. Default none. */
  parts?: Readonly<Record<string, EntryPart>>;
}

/** Page of the portal at an address of its own, below its title. */
export interface PageSurface {
  /** `members`: a visitor is told to log in (§2 "Guard"). */
  audience: 'everyone' | 'members';
  /** Text of the title, with its namespace: `tips:title`. */
  title: string;
  /** Values that the address keeps of it. Default none. */
  values?: readonly PageValueName[];
  /** The page fills its place, and its title is for screen readers and the tab of the browser. Default false. */
  isTitleHidden?: boolean;
  load(): Promise<ComponentType<PageProps>>;
  /** Stands in its place while its chunk is on its way. */
  Skeleton: ComponentType;
}

/** All that a domain shows in the portal, by address. */
export interface Surfaces {
  /** By path below the base of the portal: `/tips`. */
  pages?: Readonly<Record<string, PageSurface>>;
  /** By name in the address: `?center=deposit`. */
  memberEntries?: Readonly<Record<string, MemberEntry>>;
  /** By name in the address: `?agent=redRain`. */
  agentEntries?: Readonly<Record<string, AgentEntryPage>>;
}
