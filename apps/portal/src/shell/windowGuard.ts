export { WindowGuard } from '@baize/features/player-protection';
