import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import { PvpRoomsView, type PvpRoomsViewProps } from './PvpRoomsView.tsx';
import { usePvpRooms } from './usePvpRooms.ts';

export interface PvpRoomsProps extends Omit<PvpRoomsViewProps, 'state' | 'errorText'> {
  /** Whose rooms alone; undefined for all of them. */
  vendor: string | undefined;
}

/** The PVP rooms (§3, §7), on the gateway of the app. */
export function PvpRooms({ vendor, ...rest }: PvpRoomsProps): ReactElement {
  const View = useView(PvpRoomsView);
  const errorText = useErrorText();
  const state = usePvpRooms({ vendor, launchingId: rest.launchingId });
  return <View {...rest} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}
