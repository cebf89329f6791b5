export type LazyModules = typeof import('./lazyModules.ts');

/** The way to all that the home of a visitor is seen without at first. */
export const loadLazyModules = (): Promise<LazyModules> => import('./lazyModules.ts');
