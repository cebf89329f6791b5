import { type PartName, partNames } from './page/PartsSystem.ts';

/** What is set beside ours, by the name of its package; its file in `systems/`, and the parts that it does not have. */
export interface Peer {
  name: string;
  file: string;
  lacks: readonly PartName[];
}

export const peers: readonly Peer[] = [
  { name: '@mantine/core', file: 'mantine', lacks: [] },
  { name: 'antd', file: 'antd', lacks: [] },
  { name: '@mui/material', file: 'mui', lacks: ['date range', 'carousel'] },
  { name: '@radix-ui/themes', file: 'radixThemes', lacks: ['pager', 'toast', 'date range', 'carousel'] },
];

/** The parts that both have. */
export function partsOf({ lacks }: Pick<Peer, 'lacks'>): PartName[] {
  return partNames.filter((name) => !lacks.includes(name));
}
