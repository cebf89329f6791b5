import type { HelpSection } from '@baize/contract';
import { useEffect, useState } from 'react';
import { findInHelp, type HelpHit, sectionAt } from '../helpRules.ts';
import { openSection } from '../openSection.ts';
import { type HelpState, useHelpTexts } from '../useHelpTexts.ts';

/** The help centre as the address and its reader have it. */
export interface HelpCenterModel {
  state: HelpState;
  /** The section to be read: that of the anchor, else the one of the last visit, else the first. Undefined until the texts are there. */
  section: HelpSection | undefined;
  /** Whether the anchor leads somewhere, or may, while the texts are on their way; on a phone the list of sections stands there if it does not. */
  isAnchored: boolean;
  search: string;
  /** What was found; undefined while nothing is searched. */
  hits: readonly HelpHit[] | undefined;
  /** Searches, from the next letter on. */
  changeSearch(text: string): void;
}

/**
 * §2 "Help center".
 * @param anchor what the address names, without `#`
 * @param visit another one for each step of the history: a link that was followed ends the search
 */
export function useHelpCenter(anchor: string | undefined, visit: string): HelpCenterModel {
  const state = useHelpTexts();
  const [remembered] = useState(openSection.read);
  const [searched, setSearched] = useState({ visit, text: '' });
  const search = searched.visit === visit ? searched.text : '';
  const sections = state.status === 'ready' ? state.sections : [];
  const anchored = sectionAt(sections, anchor);
  const anchoredId = anchored?.id;
  useEffect(() => {
    if (anchoredId !== undefined) openSection.keep(anchoredId);
  }, [anchoredId]);
  return {
    state,
    section: anchored ?? sectionAt(sections, remembered) ?? sections[0],
    isAnchored: state.status === 'loading' ? anchor !== undefined : anchored !== undefined,
    search,
    hits: findInHelp(sections, search),
    changeSearch: (text) => setSearched({ visit, text }),
  };
}
