import * as z from 'zod/mini';

/** Index of a profile icon: §9 has nine of them, 0–8 (§3). */
export const profileIcon = z.int().check(z.gte(0), z.lte(8));
