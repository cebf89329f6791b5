import { useContractsPrompt } from '@baize/features/agent-contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLayer } from '../routes/addresses.ts';

export interface PortalContractsPromptProps {
  canOpen: boolean;
  isPageFree(): boolean;
}

/** §2: opens the contracts panel, by its address, for a member who has requests to answer. Shows nothing itself. */
export function PortalContractsPrompt({ canOpen, isPageFree }: PortalContractsPromptProps): null {
  const navigate = useNavigate();
  const location = useLocation();
  useContractsPrompt({ canOpen, isPageFree, onOpen: () => void navigate(withLayer(location, { dialog: 'contracts' })) });
  return null;
}
