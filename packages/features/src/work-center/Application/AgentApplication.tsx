import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import { AgentApplicationView } from './AgentApplicationView.tsx';
import { useAgentApplication } from './useAgentApplication.ts';

/** The agent-recruitment form (§2, §3 "Agent join form"). */
export function AgentApplication(): ReactElement {
  const { isSending, isSent, captcha, kept, keep, submit, beginAnother } = useAgentApplication();
  const errorText = useErrorText();
  return (
    <AgentApplicationView
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
