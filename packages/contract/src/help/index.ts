import { getHelpCenter } from './getHelpCenter.ts';

export {
  getHelpCenter,
  type HelpArticle,
  type HelpBlock,
  type HelpCenter,
  type HelpSection,
  helpAnchor,
  neededHelpSections,
} from './getHelpCenter.ts';

/** Calls of this domain by name. */
export const helpCalls = { getHelpCenter } as const;
