import { Stack } from '@baize/design-system';
import { useSession } from '@baize/features/core';
import { HomeGroups, HomeHero, PopularGames, type PopularGamesProps } from '@baize/features/games';
import { PartErrorView } from '@baize/features/shell';
import { memo, type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { beneath } from '../shell/beneath.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { PortalTicker } from '../shell/PortalTicker.tsx';
import { addresses, groupOf, groupsAnchor } from './addresses.ts';
import { GamesPlaceholder } from './GamesPlaceholder.tsx';
import { LazyJackpots } from './LazyJackpots.tsx';
import { LazySections } from './LazySections.tsx';
import { LazyWinners } from './LazyWinners.tsx';
import { MemberGames } from './parts.ts';
import { usePageTitle } from './usePageTitle.ts';
import { usePlay } from './usePlay.ts';

function Home(): ReactElement {
  const { t } = useTranslation('shell');
  usePageTitle(t('homeTitle'));
  return <HomeParts group={groupOf(useLocation().search)} />;
}

/** Not drawn anew by each layer that opens above the page. */
const HomeParts = memo(function HomeParts({ group }: Pick<PopularGamesProps, 'group'>): ReactElement {
  const session = useSession();
  const play = usePlay();
  const isVisitor = session.status === 'visitor';
  const games: PopularGamesProps = { ...play, group, allHref: addresses.games };
  /** §8: a player whose own lists could not be had still plays. */
  const withoutOwn = (retry: () => void): ReactElement => (
    <>
      <PartErrorView space={null} onRetry={retry} />
      <PopularGames {...games} />
    </>
  );
  return (
    <Stack gap={6}>
      <HomeHero isVisitor={isVisitor} href={isVisitor ? addresses.register : addresses.games} beside={<LazyWinners />} />
      <PortalTicker />
      <LazyJackpots />
      <div id={groupsAnchor}>
        <HomeGroups current={group} hrefOf={addresses.group} />
      </div>
      {isVisitor ? (
        <PopularGames {...games} />
      ) : (
        <ErrorBoundary resetKey="" fallback={withoutOwn}>
          <Suspense fallback={<GamesPlaceholder allHref={addresses.games} />}>
            <MemberGames {...games} />
          </Suspense>
        </ErrorBoundary>
      )}
      {group === 'popular' && <LazySections {...play} />}
    </Stack>
  );
});

/** The home of §2: hero, categories, popular games; and a player's own, which a visitor never loads. */
export const HomePage = beneath(Home);
