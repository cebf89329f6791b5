import { limits } from '@baize/contract';

/** §9 "legion toasts 2.5 s". */
export const legionSeconds = limits.legionToastMs / 1_000;
