export type { GridColumns } from './useColumns.ts';
export { VirtualGrid, type VirtualGridProps } from './VirtualGrid.tsx';
