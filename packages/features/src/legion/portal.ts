import { swordsIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';
import { LegionSkeleton } from './Legion/LegionSkeleton.tsx';

const load = async () => (await import('./Legion/Legion.tsx')).Legion;

export const legionSurfaces = {
  pages: { '/legion': { audience: 'members', title: 'legion:title', load, Skeleton: LegionSkeleton } },
  memberEntries: { legion: { order: 120, icon: swordsIcon, canOpen: ({ flags }) => flags.guild, load } },
} as const satisfies Surfaces;
