import { Callout, Skeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useChunk, useErrorText } from '../../core/index.ts';
import type { SmsLoginProps } from './SmsLogin.tsx';

const loadSmsLogin = async () => (await import('./SmsLogin.tsx')).SmsLogin;

/** The form by SMS with its list of countries, which come with its tab: where they are lost, the tab says so and asks again (§8). */
export function LazySmsLogin(props: SmsLoginProps): ReactElement {
  const { part: SmsLogin, isLost, retry } = useChunk(loadSmsLogin, true);
  const errorText = useErrorText();
  if (SmsLogin) return <SmsLogin {...props} />;
  if (!isLost) return <Skeleton shape="control" />;
  return (
    <Callout tone="warning" retry={{ onRetry: retry, pending: false }}>
      {errorText.ofCode('network_error')}
    </Callout>
  );
}
