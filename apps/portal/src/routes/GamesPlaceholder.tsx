import { PopularGamesView } from '@baize/features/games';
import { memo, type ReactElement } from 'react';

const nothing = (): void => undefined;

/** The place of the home's games while those of a player are on their way; not drawn anew by each of his lists. */
export const GamesPlaceholder = memo(function GamesPlaceholder({ allHref }: { allHref: string }): ReactElement {
  return (
    <PopularGamesView
      state={{ status: 'loading' }}
      allHref={allHref}
      errorText=""
      launchingId={undefined}
      onPlayGame={nothing}
      onTryGame={nothing}
    />
  );
});
