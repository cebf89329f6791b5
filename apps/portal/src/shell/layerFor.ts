import type { SocialFailure } from '@baize/contract';
import { type AgentPlace, addresses, type CenterName, type Layer } from '../routes/addresses.ts';

/** What decides which layer is shown. */
export interface LayerState {
  /** Path of the page below. */
  pathname: string;
  /** What the address asks for. */
  layer: Layer | undefined;
  /** `unknown` while it is asked for, and where it can't be had. */
  role: 'visitor' | 'trial' | 'member' | 'agent' | 'unknown';
  /** §8: a dialog tells a visitor why his session ended; no other may lie over it. */
  isEndTold: boolean;
  /** §4: a logged-in player chooses a new password before anything else. */
  mustChangePassword: boolean;
  /** The member info can't be had. */
  isMemberMissing: boolean;
  /** The session has just ended here, by the player's own wish: this address asks for no login. */
  isLeft: boolean;
  /** Of a social login that came back to this address (§4). */
  socialTicket?: string | undefined;
  socialFailure?: SocialFailure | undefined;
  /** Of a social login that an account is being linked by; it waits while a new password is made. */
  linkingTicket?: string | undefined;
}

/** The one layer that is shown. */
export type ShownLayer =
  | { is: 'none' }
  | { is: 'passwordChange' }
  | { is: 'login' }
  | { is: 'socialBinding'; ticket: string; isLinking: boolean }
  | { is: 'socialFailed'; code: SocialFailure }
  | { is: 'forgot' }
  | { is: 'account' }
  | { is: 'refusal' }
  | { is: 'memberMissing' }
  | { is: 'trialRefusal' }
  | { is: 'agentCenter'; place: AgentPlace; page: string | undefined }
  | { is: 'memberCenter'; center: CenterName; page: string | undefined }
  | { is: 'contracts' }
  | { is: 'welcome' }
  | { is: 'notices'; openId: string | undefined }
  | { is: 'menu' }
  | { is: 'terms' };

const none: ShownLayer = { is: 'none' };
const dialogOf = (layer: Layer | undefined) => (layer && 'dialog' in layer ? layer.dialog : undefined);
const isOfMembers = (layer: Layer | undefined): boolean => Boolean(layer && 'center' in layer) || dialogOf(layer) === 'contracts';

/** Whether a layer is the own of somebody who is logged in: a visitor logs in first. */
export const isOwnLayer = (layer: Layer | undefined): boolean =>
  isOfMembers(layer) || Boolean(layer && 'agent' in layer) || dialogOf(layer) === 'account';

/** Pages that a visitor comes in by: a user who thinks better of them has not left a login. */
const isEntry = (pathname: string): boolean => pathname === addresses.register || pathname === addresses.resetPassword;

/** Whether a visitor is on his way in: by a dialog, by a page, or by what a social login brought. */
export const isComingIn = (state: LayerState): boolean =>
  state.role === 'visitor' &&
  !state.isEndTold &&
  (isEntry(state.pathname) || isOfVisitors(state) || (isOwnLayer(state.layer) && !state.isLeft));

/** Whether the address asks for what a visitor alone is shown. */
export const isOfVisitors = ({ layer, socialTicket, socialFailure }: LayerState): boolean =>
  dialogOf(layer) === 'login' || dialogOf(layer) === 'forgot' || Boolean(socialTicket ?? socialFailure);

/** A login form's, for a visitor. */
function layerOfVisitor(state: LayerState): ShownLayer {
  const { layer, linkingTicket, socialTicket, socialFailure, isLeft } = state;
  const dialog = dialogOf(layer);
  const asksForLogin = dialog === 'login' || (isOwnLayer(layer) && !isLeft);
  const ticket = dialog === 'login' ? linkingTicket : dialog ? undefined : socialTicket;
  if (ticket) return { is: 'socialBinding', ticket, isLinking: linkingTicket === ticket };
  if (socialFailure && !dialog) return { is: 'socialFailed', code: socialFailure };
  if (asksForLogin) return { is: 'login' };
  return dialog === 'forgot' ? { is: 'forgot' } : none;
}

/** An own layer, for somebody who is logged in. */
function ownLayerFor({ layer, role, isMemberMissing }: LayerState): ShownLayer {
  if (!layer) return none;
  if (dialogOf(layer) === 'account') return { is: 'account' };
  if (role === 'unknown') return isMemberMissing ? { is: 'memberMissing' } : none;
  if ('agent' in layer) return role === 'agent' ? { is: 'agentCenter', place: layer.agent, page: layer.page } : { is: 'refusal' };
  if (role === 'agent') return { is: 'refusal' };
  if (role === 'trial') return { is: 'trialRefusal' };
  return 'center' in layer ? { is: 'memberCenter', center: layer.center, page: layer.page } : { is: 'contracts' };
}

/** Which layer is shown over the page (§2, §6). What is somebody's own asks a visitor to log in, and opens after that. */
export function layerFor(state: LayerState): ShownLayer {
  const { layer, role, isEndTold, mustChangePassword } = state;
  if (mustChangePassword) return { is: 'passwordChange' };
  if (isEndTold) return none;
  if (role === 'visitor') {
    const entry = layerOfVisitor(state);
    if (entry.is !== 'none' || isOwnLayer(layer)) return entry;
  } else if (isOwnLayer(layer)) return ownLayerFor(state);
  if (!layer || !('dialog' in layer)) return none;
  switch (layer.dialog) {
    case 'welcome':
      return role === 'visitor' ? none : { is: 'welcome' };
    case 'notices':
      return { is: 'notices', openId: layer.notice };
    case 'menu':
    case 'terms':
      return { is: layer.dialog };
    default:
      return none;
  }
}
