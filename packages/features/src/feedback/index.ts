export { AgentApplication } from './Application/AgentApplication.tsx';
export { AgentApplicationSkeleton } from './Application/AgentApplicationSkeleton.tsx';
export { AgentApplicationView, type AgentApplicationViewProps } from './Application/AgentApplicationView.tsx';
export { type ApplicationForm, type ApplicationValues, useAgentApplication } from './Application/useAgentApplication.ts';
export { Feedback } from './Feedback/Feedback.tsx';
export { FeedbackSkeleton } from './Feedback/FeedbackSkeleton.tsx';
export { FeedbackView, type FeedbackViewProps } from './Feedback/FeedbackView.tsx';
export { type FeedbackForm, useFeedback } from './Feedback/useFeedback.ts';
export type { FormOutcome } from './formOutcome.ts';
