import type { Member } from '@baize/features/core';

/** The way to the deposit; a visitor's leads through the login, and who can't deposit has none. */
export function depositHrefOf(role: Member['role'], href: string): string | undefined {
  return role === 'agent' || role === 'trial' ? undefined : href;
}
