export { Inbox } from './Inbox/Inbox.tsx';
export { InboxView, type InboxViewProps } from './Inbox/InboxView.tsx';
export type { InboxChange } from './Inbox/inboxChanges.ts';
export { useArrival } from './Inbox/useArrival.ts';
export { type InboxState, type Messages, type MoreMessages, useInbox } from './Inbox/useInbox.ts';
export { useRewardArrivals } from './Inbox/useRewardArrivals.ts';
export { MessageCenter, type MessageCenterProps } from './MessageCenter/MessageCenter.tsx';
