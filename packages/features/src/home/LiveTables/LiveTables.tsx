import type { ReactElement } from 'react';
import { type GameActions, useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { LiveTablesView } from './LiveTablesView.tsx';
import { useLiveTables } from './useLiveTables.ts';

export interface LiveTablesProps extends GameActions, NearProps {
  /** Where all tables are. */
  allHref: string;
}

/** The live tables on the home page, on the gateway of the app. */
export function LiveTables({ isNear, ...rest }: LiveTablesProps): ReactElement {
  const View = useView(LiveTablesView);
  const { state, total } = useLiveTables(isNear);
  const errorText = useErrorText();
  return <View {...rest} state={state} total={total} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
