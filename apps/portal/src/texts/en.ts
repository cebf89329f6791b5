import core from '@baize/features/core/locales/en.json';
import gameLaunch from '@baize/features/game-launch/locales/en.json';
import lobby from '@baize/features/lobby/locales/en.json';
import shell from '@baize/features/shell/locales/en.json';

/** The English texts of the first paint; other domains bring theirs with their own chunks. */
export const texts = { core, 'game-launch': gameLaunch, lobby, shell };
