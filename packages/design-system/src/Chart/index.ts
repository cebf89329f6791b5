export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartCategories, ChartKind, ChartSeries } from './chartTypes.ts';
