import { safeStorage } from '../../core/index.ts';

/** Before the login, or after it (§4). */
export type LoginStage = 'visitor' | 'member';

const storage = safeStorage('session');
const keyOf = (stage: LoginStage): string => `baize-notices-seen-${stage}`;

/** In which states the pop-up has been shown already; as long as the tab lives (§4 "once per session per state"). */
export const seenStages = {
  has: (stage: LoginStage): boolean => storage.get(keyOf(stage)) !== undefined,
  add: (stage: LoginStage): void => storage.set(keyOf(stage), '1'),
};
