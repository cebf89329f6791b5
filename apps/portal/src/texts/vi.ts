import core from '@baize/features/core/locales/vi.json';
import gameLaunch from '@baize/features/game-launch/locales/vi.json';
import lobby from '@baize/features/lobby/locales/vi.json';
import shell from '@baize/features/shell/locales/vi.json';

/** The Vietnamese texts of the first paint; other domains bring theirs with their own chunks. */
export const texts = { core, 'game-launch': gameLaunch, lobby, shell };
