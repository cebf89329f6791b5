import { useRewardCount, useUnreadMessages } from '../../core/index.ts';

/** What waits behind entries of the centre: unread messages, and rewards to claim; 0 until it is counted. */
export type CenterCounts = Record<'messages' | 'rewardCenter', number>;

/** The same numbers as the logged-in bar has (§2), moved by the same live events. */
export function useCenterCounts(): CenterCounts {
  return { messages: useUnreadMessages() ?? 0, rewardCenter: useRewardCount() };
}
