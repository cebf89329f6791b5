export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { IsoDate } from './isoDates.ts';
export type { QuickRange } from './quickRanges.ts';
export type { DateRange } from './readRange.ts';
