export { Legion } from './Legion/Legion.tsx';
export { LegionSkeleton } from './Legion/LegionSkeleton.tsx';
export { LegionView, type LegionViewProps } from './Legion/LegionView.tsx';
export { type LegionState, useLegion } from './Legion/useLegion.ts';
