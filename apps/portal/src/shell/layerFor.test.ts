import { describe, expect, it } from 'vitest';
import type { Layer } from '../routes/addresses.ts';
import { isComingIn, type LayerState, layerFor, type ShownLayer } from './layerFor.ts';

const state = (changes: Partial<LayerState> = {}): LayerState => ({
  pathname: '/',
  layer: undefined,
  role: 'visitor',
  isEndTold: false,
  mustChangePassword: false,
  isMemberMissing: false,
  isLeft: false,
  ...changes,
});
const dialog = (name: Extract<Layer, { dialog: unknown }>['dialog']): Layer => ({ dialog: name });
const deposit: Layer = { center: 'deposit' };
const phone: Layer = { center: 'account', page: 'phone' };
const downline: Layer = { agent: 'downlineManagement', page: 'fund' };

const roles = ['visitor', 'trial', 'member', 'agent', 'unknown'] as const;
const rows: [name: string, layer: Layer | undefined, shown: Record<(typeof roles)[number], ShownLayer['is']>][] = [
  ['no layer', undefined, { visitor: 'none', trial: 'none', member: 'none', agent: 'none', unknown: 'none' }],
  ['login', dialog('login'), { visitor: 'login', trial: 'none', member: 'none', agent: 'none', unknown: 'none' }],
  ['forgot', dialog('forgot'), { visitor: 'forgot', trial: 'none', member: 'none', agent: 'none', unknown: 'none' }],
  ['account', dialog('account'), { visitor: 'login', trial: 'account', member: 'account', agent: 'account', unknown: 'account' }],
  ['contracts', dialog('contracts'), { visitor: 'login', trial: 'trialRefusal', member: 'contracts', agent: 'refusal', unknown: 'none' }],
  ['deposit', deposit, { visitor: 'login', trial: 'trialRefusal', member: 'memberCenter', agent: 'refusal', unknown: 'none' }],
  ['phone', phone, { visitor: 'login', trial: 'trialRefusal', member: 'memberCenter', agent: 'refusal', unknown: 'none' }],
  ['downline', downline, { visitor: 'login', trial: 'refusal', member: 'refusal', agent: 'agentCenter', unknown: 'none' }],
  ['welcome', dialog('welcome'), { visitor: 'none', trial: 'welcome', member: 'welcome', agent: 'welcome', unknown: 'welcome' }],
  ['notices', dialog('notices'), { visitor: 'notices', trial: 'notices', member: 'notices', agent: 'notices', unknown: 'notices' }],
  ['menu', dialog('menu'), { visitor: 'menu', trial: 'menu', member: 'menu', agent: 'menu', unknown: 'menu' }],
  ['terms', dialog('terms'), { visitor: 'terms', trial: 'terms', member: 'terms', agent: 'terms', unknown: 'terms' }],
];

describe('§2, §6 the layer that is shown', () => {
  it.each(rows.flatMap(([name, layer, shown]) => roles.map((role) => [name, role, layer, shown[role]] as const)))(
    '%s for role %s',
    (_, role, layer, shown) => {
      expect(layerFor(state({ layer, role })).is).toBe(shown);
      // §4: nothing comes before the new password; §8: nothing lies over the reason of an ended session.
      expect(layerFor(state({ layer, role, mustChangePassword: true })).is).toBe('passwordChange');
      if (role === 'visitor') expect(layerFor(state({ layer, role, isEndTold: true })).is).toBe('none');
    },
  );

  it('carries the page of a centre, and the notice that is open', () => {
    expect(layerFor(state({ role: 'member', layer: phone }))).toEqual({ is: 'memberCenter', center: 'account', page: 'phone' });
    expect(layerFor(state({ role: 'agent', layer: downline }))).toEqual({
      is: 'agentCenter',
      place: 'downlineManagement',
      page: 'fund',
    });
    expect(layerFor(state({ layer: { dialog: 'notices', notice: '7' } }))).toEqual({ is: 'notices', openId: '7' });
  });

  it('tells a player whose member info can’t be had, over own layers alone', () => {
    const missing = { role: 'unknown', isMemberMissing: true } as const;
    for (const layer of [deposit, downline, dialog('contracts')]) expect(layerFor(state({ ...missing, layer })).is).toBe('memberMissing');
    expect(layerFor(state({ ...missing, layer: dialog('terms') })).is).toBe('terms');
  });

  it('asks nobody for a login who has just logged out here', () => {
    expect(layerFor(state({ layer: deposit, isLeft: true })).is).toBe('none');
    expect(layerFor(state({ layer: dialog('login'), isLeft: true })).is).toBe('login');
  });

  it('§4 goes on with a social login: over the page, or for the link form that waits', () => {
    expect(layerFor(state({ socialTicket: 'a' }))).toEqual({ is: 'socialBinding', ticket: 'a', isLinking: false });
    expect(layerFor(state({ layer: deposit, socialTicket: 'a' })).is).toBe('socialBinding');
    expect(layerFor(state({ layer: dialog('login'), linkingTicket: 'b' }))).toEqual({ is: 'socialBinding', ticket: 'b', isLinking: true });
    expect(layerFor(state({ layer: dialog('forgot'), linkingTicket: 'b', socialTicket: 'a' })).is).toBe('forgot');
    expect(layerFor(state({ role: 'member', socialTicket: 'a' })).is).toBe('none');
  });

  it('§8 says that a social login failed before it asks for another', () => {
    expect(layerFor(state({ socialFailure: 'social_login_cancelled' }))).toEqual({ is: 'socialFailed', code: 'social_login_cancelled' });
    expect(layerFor(state({ layer: deposit, socialFailure: 'social_login_cancelled' })).is).toBe('socialFailed');
    expect(layerFor(state({ layer: dialog('login'), socialFailure: 'social_login_cancelled' })).is).toBe('login');
  });
});

describe('a visitor on the way in', () => {
  it.each([
    ['the page of the registration', { pathname: '/register' }, true],
    ['the page of a new password', { pathname: '/reset-password' }, true],
    ['the login', { layer: dialog('login') }, true],
    ['a forgotten password', { layer: dialog('forgot') }, true],
    ['an own layer', { layer: deposit }, true],
    ['an own layer that was left by a logout', { layer: deposit, isLeft: true }, false],
    ['a social login', { socialTicket: 'a' }, true],
    ['the terms', { layer: dialog('terms') }, false],
    ['a page', {}, false],
    ['an ended session that is told', { layer: dialog('login'), isEndTold: true }, false],
    ['a member at the registration', { role: 'member', pathname: '/register' }, false],
  ] as [string, Partial<LayerState>, boolean][])('%s: %s', (_, changes, isIn) => {
    expect(isComingIn(state(changes))).toBe(isIn);
  });
});
