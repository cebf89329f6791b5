export { CountdownButton, type CountdownButtonProps } from './CountdownButton.tsx';
export type { CountdownStore } from './countdownStore.ts';
