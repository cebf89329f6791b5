import { listFeedback } from './listFeedback.ts';
import { sendAgentApplication } from './sendAgentApplication.ts';
import { sendFeedback } from './sendFeedback.ts';

export {
  type AgentApplicationField,
  type AgentApplicationValues,
  agentApplicationFields,
  checkAgentApplication,
  isRequiredOfAgents,
  spelledApplication,
} from './agentApplication.ts';
export { checkFeedback, type FeedbackType, type FeedbackValues, feedbackTypes, isFeedbackType, spelledFeedback } from './feedback.ts';
export { type FeedbackState, feedbackStates, listFeedback, type SentFeedback } from './listFeedback.ts';
export { sendAgentApplication } from './sendAgentApplication.ts';
export { sendFeedback } from './sendFeedback.ts';

/** Calls of this domain by name. */
export const feedbackCalls = { sendFeedback, listFeedback, sendAgentApplication } as const;
