import { ErrorState } from '@baize/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../core/index.ts';
import { FormPlaceholder } from './form/FormPlaceholder.tsx';
import { type Security, useSecurity } from './useSecurity.ts';

export interface SecurityGateProps {
  /** Drawn once it is known what is set. */
  children(security: Security): ReactNode;
  /** Drawn until then, in the geometry of what comes. Default: the shape of a form. */
  waiting?: ReactNode;
}

/** What needs to know what is set: waits for it, or says why it is not there. */
export function SecurityGate({ children, waiting = <FormPlaceholder /> }: SecurityGateProps): ReactNode {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const state = useSecurity();
  if (state.status === 'ready') return children(state.security);
  if (state.status === 'loading') return waiting;
  return (
    <ErrorState title={t('loadFailed')} retry={{ onRetry: state.retry }}>
      {errorText.of(state)}
    </ErrorState>
  );
}
