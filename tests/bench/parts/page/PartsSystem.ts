import type { ComponentType, ReactNode } from 'react';

/** The ten parts, by their names in the table. */
export const partNames = [
  'button',
  'field',
  'select',
  'modal',
  'tabs',
  'pager',
  'toast',
  'date range',
  'table of 100 rows',
  'carousel',
] as const;
export type PartName = (typeof partNames)[number];

export interface PagerPartProps {
  page: number;
  onChange: (page: number) => void;
}

/** What the bench's page takes of a system: what stands around everything, and the parts that the system has. */
export interface PartsSystem {
  Frame: ComponentType<{ children: ReactNode }>;
  parts: readonly ComponentType[];
  PagerPart?: ComponentType<PagerPartProps> | undefined;
}
