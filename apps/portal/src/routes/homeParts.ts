// One chunk: the parts of the home that come after its first paint come together, and stand together.
export { HomeTicker } from '../shell/HomeTicker.tsx';
export { HomeJackpots } from './HomeJackpots.tsx';
export { HomeSections } from './HomeSections.tsx';
export { HomeWinners } from './HomeWinners.tsx';
export { bringHomeReads } from './homeReads.ts';
