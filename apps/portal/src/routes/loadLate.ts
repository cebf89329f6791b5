export type Late = typeof import('./late.ts');

/** The way to all that the home of a visitor is seen without at first. */
export const loadLate = (): Promise<Late> => import('./late.ts');
