import type { DrawnNumbers, PlayText } from '../Play.ts';

/** What the examples say of the special prize. */
export const fallen: PlayText = {
  vi: 'Giải đặc biệt 84027: hai số cuối là 27.',
  en: 'Of the special prize 84027 the last two digits are 27.',
};

/** The last two digits of the special prize. */
export const last = (drawn: DrawnNumbers): number => (drawn[0] ?? 0) % 100;
