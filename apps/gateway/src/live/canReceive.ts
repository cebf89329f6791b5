import type { LiveEventName, Role } from '@baize/contract';

/**
 * §6: an agent loads neither unread messages nor contracts, and gets an event of its own for a transfer; a trial account has no contracts.
 * Unlisted events go to all.
 */
const listeners: Partial<Record<LiveEventName, readonly Role[]>> = {
  unreadMessages: ['trial', 'member'],
  contractRequests: ['member'],
  transferReceived: ['agent'],
};
const listenersOf = new Map<string, readonly Role[]>(Object.entries(listeners));

/** Whether the stream of an account of this role tells an event of this name. */
export const canReceive = (role: Role, name: string): boolean => listenersOf.get(name)?.includes(role) ?? true;
