import type { VendorLane } from '@baize/contract';
import { ErrorState, GameTile, Heading, Inline, Link, Skeleton, Stack, Text, TileGrid } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameActions, useGameTiles } from '../../core/index.ts';
import type { ListState } from '../listState.ts';
import { Room } from '../Room.tsx';
import { RowPlaceholder } from '../RowPlaceholder.tsx';
import { useKeptRoom } from '../useKeptRoom.ts';
import * as css from './VendorLanesView.css.ts';

export interface VendorLanesViewProps extends GameActions {
  state: ListState<VendorLane>;
  /** Where all games of a vendor are. */
  hrefOf(vassalage: string): string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

const comingLanes = ['lane-1', 'lane-2', 'lane-3', 'lane-4'];

/** A row for each of the most played vendors. */
export function VendorLanesView({ state, hrefOf, errorText, ...actions }: VendorLanesViewProps): ReactElement | null {
  const { t } = useTranslation('home');
  const tileOf = useGameTiles(actions);
  const isLoading = state.status === 'loading';
  const room = useKeptRoom(isLoading);
  if (state.status === 'empty' && !room.isKept) return null;
  const shapes = (
    <Stack gap={6} aria-busy={state.status === 'loading' && !state.isPutOff}>
      {comingLanes.map((lane) => (
        <Stack key={lane} gap={4}>
          <div className={css.comingTitle}>
            <Skeleton width="quarter" />
          </div>
          <RowPlaceholder />
        </Stack>
      ))}
    </Stack>
  );
  return (
    <Room {...room} shapes={shapes} isLoading={isLoading}>
      {state.status === 'error' && (
        <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      )}
      {state.status === 'empty' && <Text tone="muted">{t('nothing')}</Text>}
      {state.status === 'ready' && (
        <Stack gap={6}>
          {state.items.map(({ title, games }) => (
            <Stack as="section" key={title} gap={4}>
              <Inline gap={4} justify="between" align="baseline">
                <Heading level={2}>{title}</Heading>
                <Link href={hrefOf(games[0]?.vassalage ?? '')}>{t('lane.all', { vendor: title })}</Link>
              </Inline>
              <TileGrid label={title} short>
                {games.map((game) => (
                  <GameTile key={game.nodeId} {...tileOf(game)} />
                ))}
              </TileGrid>
            </Stack>
          ))}
        </Stack>
      )}
    </Room>
  );
}
