import { headsetIcon } from '@baize/design-system/icons';
import type { Surfaces } from '../core/index.ts';
import { SentFeedbackSkeleton } from './SentFeedback/SentFeedbackSkeleton.tsx';

const load = async () => (await import('./SentFeedback/SentFeedback.tsx')).SentFeedback;

export const feedbackSurfaces = {
  pages: { '/feedback': { audience: 'members', title: 'feedback:sent.title', load, Skeleton: SentFeedbackSkeleton } },
  memberEntries: { feedback: { order: 140, icon: headsetIcon, load } },
} as const satisfies Surfaces;
