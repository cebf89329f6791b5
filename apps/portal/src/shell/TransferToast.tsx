import { TransferArrival } from '@baize/features/notices';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { layerOf, withLayer } from '../routes/addresses.ts';

/** Tells an agent that money has come, with the way to his transfers unless he is there. */
export function TransferToast(): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const layer = layerOf(location.search);
  const isThere = layer && 'agent' in layer && layer.agent === 'downlineManagement' && layer.page === 'transfer';
  const open = (): void => void navigate(withLayer(location, { agent: 'downlineManagement', page: 'transfer' }));
  return <TransferArrival onOpen={isThere ? undefined : open} />;
}
