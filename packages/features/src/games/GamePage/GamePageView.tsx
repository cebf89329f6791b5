import type { Game } from '@baize/contract';
import { ButtonLink, ChipLinks, EmptyState, formatCount, GameTile, Heading, Inline, Stack, Text } from '@baize/design-system';
import { searchIcon } from '@baize/design-system/icons';
import { VirtualGrid } from '@baize/design-system/VirtualGrid';
import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameActions, useGameTiles, useLanguage } from '../../core/index.ts';
import { TilesPlaceholder, tilesInFirstRow } from '../TilesPlaceholder.tsx';
import type { GamePageName } from './gamePageNames.ts';
import { gamePageRows } from './gamePages.ts';
import type { GamePageState } from './useGamePage.ts';

export interface GamePageViewProps extends GameActions {
  page: GamePageName;
  state: GamePageState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** Address of the page with one vendor, or with all. */
  hrefOf(vendor: string | undefined): string;
  /** Stands between the vendors and the games. Default nothing. */
  children?: ReactNode;
}

/** A page of games (§2): its vendors in one line, and every game of the one that is chosen. */
export function GamePageView({ page, state, errorText, hrefOf, children, ...actions }: GamePageViewProps): ReactElement {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const { title, defaultVendor } = gamePageRows[page];
  const vendors = 'vendors' in state ? state.vendors : [];
  const everything = { id: '', text: t('finder.any'), href: hrefOf(undefined) };
  const chips = vendors.map(({ vassalage, name }) => ({ id: vassalage, text: name, href: hrefOf(vassalage) }));
  return (
    <Stack gap={5}>
      <Inline gap={4} justify="between" align="baseline">
        <Heading level={1} size="title">
          {t(title)}
        </Heading>
        {state.status === 'ready' && (
          <Text as="p" size="small" tone="muted">
            {t('page.count', { count: state.games.length, total: formatCount(state.games.length, language) })}
          </Text>
        )}
      </Inline>
      <ChipLinks
        label={t('finder.vendor')}
        items={chips.length > 0 && defaultVendor === undefined ? [everything, ...chips] : chips}
        currentId={state.vendor ?? ''}
      />
      {children}
      <Games {...actions} page={page} state={state} errorText={errorText} allHref={hrefOf(undefined)} />
    </Stack>
  );
}

interface GamesProps extends GameActions, Pick<GamePageViewProps, 'page' | 'state' | 'errorText'> {
  allHref: string;
}

function Games({ page, state, errorText, allHref, ...actions }: GamesProps): ReactElement {
  const { t } = useTranslation('games');
  switch (state.status) {
    case 'loading':
    case 'error':
      return <TilesPlaceholder state={state} failedTitle={t('finder.failed')} errorText={errorText} />;
    case 'empty':
      return (
        <EmptyState title={t('page.empty')} icon={searchIcon} action={<ButtonLink href={allHref}>{t('page.whole')}</ButtonLink>}>
          {t('page.emptyNext')}
        </EmptyState>
      );
    case 'ready':
      // A grid of its own for each vendor: what was scrolled to belongs to it.
      return <Tiles {...actions} key={`${page} ${state.vendor ?? ''}`} page={page} vendor={state.vendor} games={state.games} />;
  }
}

interface TilesProps extends GameActions {
  page: GamePageName;
  vendor: string | undefined;
  games: readonly Game[];
}

const Tiles = memo(function Tiles({ page, vendor, games, ...actions }: TilesProps): ReactElement {
  const { t } = useTranslation('games');
  const tileOf = useGameTiles(actions);
  return (
    <VirtualGrid
      label={t(gamePageRows[page].title)}
      items={games}
      itemKey={({ nodeId }) => nodeId}
      memoryKey={`${page} ${vendor ?? ''}`}
      renderItem={(game, index) => <GameTile {...tileOf(game)} first={index < tilesInFirstRow} />}
    />
  );
});
