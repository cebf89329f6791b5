export { BaizeProvider, type BaizeProviderProps } from './BaizeProvider.tsx';
export { type BaizeOptions, createBaize } from './createBaize.ts';
export { packageTexts } from './packageTexts.ts';
