import type { ReactElement } from 'react';
import { useErrorText, useSession, useView } from '../../core/index.ts';
import { AgentApplicationView } from './AgentApplicationView.tsx';
import { useAgentApplication } from './useAgentApplication.ts';

function ApplicationForm(): ReactElement {
  const View = useView(AgentApplicationView);
  const { isSending, isSent, captcha, kept, keep, submit, beginAnother } = useAgentApplication();
  const errorText = useErrorText();
  return (
    <View
      isSending={isSending}
      isSent={isSent}
      captcha={captcha}
      kept={kept}
      textOf={errorText.of}
      onEdit={keep}
      onSubmit={submit}
      onBeginAnother={beginAnother}
    />
  );
}

/** The agent-recruitment form (§2, §3 "Agent join form"). What one account has typed, the next one doesn't see. */
export function AgentApplication(): ReactElement {
  const session = useSession();
  return <ApplicationForm key={session.status === 'loggedIn' ? session.account : ''} />;
}
