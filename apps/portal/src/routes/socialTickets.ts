import { deviceNow, safeStorage } from '@baize/features/core';
import type { WaitingSocial } from '@baize/features/session';

const storage = safeStorage('session');
const keptAt = (key: string) => ({
  keep: (ticket: string): void => storage.set(key, ticket),
  read: (): string | undefined => storage.get(key),
  forget: (): void => storage.remove(key),
});

const registration = keptAt('baize-social-ticket');
/** Another version of the portal may have written it: what can't be read is no login that waits. */
function isWaiting(value: unknown): value is WaitingSocial {
  if (typeof value !== 'object' || value === null) return false;
  const { ticket, title, expiresAt } = value as Partial<Record<keyof WaitingSocial, unknown>>;
  return typeof ticket === 'string' && typeof title === 'string' && typeof expiresAt === 'number';
}

function waitingIn(text: string | undefined): WaitingSocial | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isWaiting(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The login that the registration sends along, until the player has registered or thought better of it (§4 "register-new"). */
export const waitingSocial = {
  keep: (waiting: WaitingSocial): void => registration.keep(JSON.stringify(waiting)),
  read: (): WaitingSocial | undefined => waitingIn(registration.read()),
  forget: registration.forget,
};

const linking = keptAt('baize-social-linking');
const everyTab = safeStorage('local');
const mailKey = 'baize-social-linking-by-mail';
/** The ticket that an account is being linked by, until that is done or given up: a new password may have to come first (§4 "link-account"). */
export const linkingTicket = {
  keep: (waiting: WaitingSocial): void => linking.keep(JSON.stringify(waiting)),
  read: (): string | undefined => {
    const waiting = waitingIn(linking.read());
    return waiting && waiting.expiresAt > deviceNow() ? waiting.ticket : undefined;
  },
  /** A mail is on its way whose link opens in a tab of its own: only that tab takes over what waits in this one. */
  letMailLead: (): void => {
    const kept = linking.read();
    if (kept) everyTab.set(mailKey, kept);
    // The link of a mail that was asked for outside of a link form leads to none, also where one had been begun before.
    else everyTab.remove(mailKey);
  },
  /** In the tab that the link of a mail has opened: the login that waits in another one is taken over once, as long as it is good. */
  adopt: (): void => {
    const kept = everyTab.get(mailKey);
    everyTab.remove(mailKey);
    const waiting = waitingIn(kept);
    if (kept && waiting && waiting.expiresAt > deviceNow()) linking.keep(kept);
  },
  /** This tab asks for it no more; the link of a mail that is on its way still leads to it. */
  leave: linking.forget,
  forget: (): void => {
    linking.forget();
    everyTab.remove(mailKey);
  },
};
