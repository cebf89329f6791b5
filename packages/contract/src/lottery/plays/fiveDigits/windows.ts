import type { PlayText } from '../Play.ts';

/** Places that are bet on together. */
export interface Window {
  id: string;
  name: PlayText;
  from: number;
  count: number;
}
export const windowsOf = {
  two: [
    { id: 'front', name: { vi: 'hai số đầu', en: 'the first two digits' }, from: 0, count: 2 },
    { id: 'back', name: { vi: 'hai số cuối', en: 'the last two digits' }, from: 3, count: 2 },
  ],
  three: [
    { id: 'front', name: { vi: 'ba số đầu', en: 'the first three digits' }, from: 0, count: 3 },
    { id: 'middle', name: { vi: 'ba số giữa', en: 'the middle three digits' }, from: 1, count: 3 },
    { id: 'back', name: { vi: 'ba số cuối', en: 'the last three digits' }, from: 2, count: 3 },
  ],
  four: [{ id: 'back', name: { vi: 'bốn số cuối', en: 'the last four digits' }, from: 1, count: 4 }],
  five: [{ id: 'all', name: { vi: 'cả năm số', en: 'all five digits' }, from: 0, count: 5 }],
} as const satisfies Record<string, readonly Window[]>;
export type WindowGroup = keyof typeof windowsOf;

/** What a draw of 3 8 1 9 6 is in these places, as the examples say it. */
export const shown = [3, 8, 1, 9, 6] as const;
export const inWindow = ({ from, count }: Window): number[] => Array.from({ length: count }, (_, place) => from + place);
export const fallenIn = (window: Window): string =>
  inWindow(window)
    .map((place) => shown[place])
    .join(' ');
export const capital = ({ vi, en }: PlayText): PlayText => ({
  vi: vi.charAt(0).toUpperCase() + vi.slice(1),
  en: en.charAt(0).toUpperCase() + en.slice(1),
});
