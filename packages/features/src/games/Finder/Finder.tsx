import type { ReactElement } from 'react';
import { type Favorites, type GameActions, useErrorText, useView } from '../../core/index.ts';
import { type FinderQuery, writeFinderQuery } from '../search/finderQuery.ts';
import { FinderView } from './FinderView.tsx';
import { useFinder } from './useFinder.ts';
import { useHeldQuery } from './useHeldQuery.ts';

export interface FinderProps extends Omit<GameActions, 'favorites'> {
  /** Of the player; undefined for a user who has none. */
  favorites?: Favorites | undefined;
  /** What the address asks for: another object after each step. */
  query: FinderQuery;
  /** The last step was one of Back, Forward or a reload. Default false. */
  isReturn?: boolean | undefined;
  /** The address is to say this; `isStep` where Back should lead to what was before. */
  onChangeQuery(query: FinderQuery, isStep: boolean): void;
  /** Id of the field, for a user who leads there by key. */
  searchId: string;
  /** The page was opened to type at once. Default false. */
  focusAtStart?: boolean | undefined;
}

/** All games, found by name, vendor, category and features (§2 lobby), on the gateway of the app. */
export function Finder({ query, isReturn = false, onChangeQuery, favorites, ...rest }: FinderProps): ReactElement {
  const View = useView(FinderView);
  const errorText = useErrorText();
  const { held, type, change } = useHeldQuery(query, isReturn, onChangeQuery);
  const state = useFinder(held, favorites);
  return (
    <View
      {...rest}
      query={held}
      canAskFavorites={favorites !== undefined}
      favorites={favorites?.isReady ? favorites : undefined}
      placeKey={`finder?${writeFinderQuery(query)}`}
      state={state}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      onType={type}
      onChangeQuery={change}
    />
  );
}
