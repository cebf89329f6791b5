import type { CustomerServiceEntry, HelpSection } from '@baize/contract';
import { Card, EmptyState, ErrorState, Heading, Link, SearchField, SideNav, Stack, useWords } from '@baize/design-system';
import { infoIcon } from '@baize/design-system/icons';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { target } from '../HelpArticles.css.ts';
import { HelpArticles } from '../HelpArticles.tsx';
import type { HelpHit } from '../helpRules.ts';
import type { HelpState } from '../useHelpTexts.ts';
import { SectionsSkeleton } from './HelpCenterSkeleton.tsx';
import * as css from './HelpCenterView.css.ts';
import { HelpContacts } from './HelpContacts.tsx';
import { HelpHits } from './HelpHits.tsx';
import { iconOfSection } from './iconOfSection.ts';

export interface HelpCenterViewProps {
  state: HelpState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** What is read; undefined until the texts are there. */
  section: HelpSection | undefined;
  /** Whether the address names it: a phone shows the list of sections else. */
  isAnchored: boolean;
  /** What the address names, without `#`. */
  anchor: string | undefined;
  /** Another one for each step of the history: the same link leads to its place again. */
  visit: string;
  search: string;
  /** What was found; undefined while nothing is searched. */
  hits: readonly HelpHit[] | undefined;
  contacts: readonly CustomerServiceEntry[];
  /** The help centre without an anchor. */
  menuHref: string;
  /** The place of a section or an article. */
  hrefOf(anchor: string): string;
  /** Where feedback is written. Default: no way there. */
  feedbackHref?: string | undefined;
  /** Where agents apply. Default: no way there. */
  applicationHref?: string | undefined;
  onSearch(text: string): void;
}

/** Letters that are worth searching. */
const longestSearch = 80;

/** Brings what the address names into view, with the focus on it. */
function useAnchorFocus(anchor: string | undefined, visit: string, isReady: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` makes a second click on the same link lead there again.
  useEffect(() => {
    if (!isReady) return;
    const before = shown.current;
    shown.current = anchor;
    // Back to the list: where it was left is gone, and the focus with it.
    const id = anchor ?? (before === undefined ? undefined : 'help-title');
    const place = id === undefined ? undefined : root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [anchor, visit, isReady]);
  return root;
}

/** Help by sections, each at its anchor, or what a search finds in all of them. */
export function HelpCenterView(props: HelpCenterViewProps): ReactElement {
  const { state, errorText, section, isAnchored, anchor, visit, search, hits, contacts } = props;
  const { menuHref, hrefOf, feedbackHref, applicationHref, onSearch } = props;
  const { t } = useTranslation('help');
  const words = useWords();
  const isSearching = hits !== undefined;
  const root = useAnchorFocus(anchor, visit, state.status === 'ready' && !isSearching);
  const help = <HelpContacts contacts={contacts} feedbackHref={feedbackHref} applicationHref={applicationHref} />;
  return (
    <div ref={root}>
      <Stack gap={5}>
        <div id="help-title" tabIndex={-1} className={target}>
          <Heading level={1} size="hero">
            {t('title')}
          </Heading>
        </div>
        <div className={css.search}>
          <SearchField
            label={t('search')}
            placeholder={t('searchExample')}
            value={search}
            // By the browser, which knows when an input method has ended.
            maxLength={longestSearch}
            onChange={(event) => onSearch(event.target.value)}
            resultCount={hits?.length}
          />
        </div>
        {state.status === 'loading' && (
          <div role="status" aria-busy="true" aria-label={words.loading}>
            <SectionsSkeleton isAnchored={isAnchored} />
          </div>
        )}
        {state.status === 'error' && (
          <ErrorState title={t('failed')} retry={{ onRetry: state.retry, pending: state.isAsking }}>
            {errorText}
          </ErrorState>
        )}
        {state.status === 'empty' && (
          <EmptyState title={t('empty')} icon={infoIcon}>
            {t('emptyNext')}
          </EmptyState>
        )}
        {state.status === 'ready' && isSearching && <HelpHits hits={hits} search={search} hrefOf={hrefOf} />}
        {state.status === 'ready' && !isSearching && section && (
          <div className={css.columns}>
            <div className={isAnchored ? `${css.menu} ${css.notOnPhone}` : css.menu}>
              <SideNav
                label={t('sections')}
                currentId={section.id}
                groups={[
                  {
                    id: 'sections',
                    items: state.sections.map(({ id, title }) => ({ id, text: title, icon: iconOfSection(id), href: hrefOf(id) })),
                  },
                ]}
              />
            </div>
            <div className={isAnchored ? css.reading : `${css.reading} ${css.notOnPhone}`}>
              <Stack gap={4}>
                <div className={css.onPhone}>
                  <Link href={menuHref}>‹ {t('allSections')}</Link>
                </div>
                <Card padding="large">
                  <section id={section.id} tabIndex={-1} className={target} aria-labelledby={`${section.id}-title`}>
                    <Stack gap={5}>
                      <Heading level={2} id={`${section.id}-title`}>
                        {section.title}
                      </Heading>
                      <HelpArticles articles={section.articles} level={3} />
                    </Stack>
                  </section>
                </Card>
              </Stack>
            </div>
          </div>
        )}
        {state.status !== 'loading' && help}
      </Stack>
    </div>
  );
}
