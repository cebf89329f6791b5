import { describe, expect, it } from 'vitest';
import { storyGame } from '../../core/testing/storyGames.ts';
import { launchPayload, platformFor } from './launchPayload.ts';

describe('§3 the launch payload', () => {
  it('names the game, the account, the platform and the language of a real launch', () => {
    expect(launchPayload(storyGame, 'real', { language: 'vi', isPhone: false })).toEqual({
      gameId: 'g0',
      nodeId: 'n0',
      accountType: 1,
      confirmTrans: false,
      vassalage: 'PG',
      launchMode: 'window',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'vi',
    });
  });

  it('tells of the transfer that the player has agreed to, and a demo of none', () => {
    const agreed = { language: 'vi', isPhone: false, isTransferConfirmed: true } as const;
    expect(launchPayload(storyGame, 'real', agreed).confirmTrans).toBe(true);
    expect(launchPayload(storyGame, 'demo', agreed).confirmTrans).toBe(false);
  });

  it.each(['ALB', 'PT', 'PTSS'])('names the player to %s, in real play alone', (vassalage) => {
    const account = { username: 'minh88', merchantCode: 'baize', token: 't' };
    const context = { language: 'vi', isPhone: false, account } as const;
    expect(launchPayload({ ...storyGame, vassalage }, 'real', context)).toMatchObject(account);
    expect(launchPayload({ ...storyGame, vassalage }, 'demo', context)).not.toHaveProperty('token');
    expect(launchPayload(storyGame, 'real', context)).not.toHaveProperty('token');
  });

  it('asks a demo for no transfer', () => {
    const payload = launchPayload(storyGame, 'demo', { language: 'en', isPhone: true });
    expect(payload).toMatchObject({ accountType: 0, confirmTrans: false, platform: 'html5', language: 'en' });
  });
});

describe('§4 the platform', () => {
  it.each(['PT', 'PTSS', 'DG'])('of %s is flash for live and fish games, on a phone as well', (vassalage) => {
    for (const vendorType of ['LIVE', 'FISH'] as const) {
      expect(platformFor({ vassalage, vendorType }, false)).toBe('flash');
      expect(platformFor({ vassalage, vendorType }, true)).toBe('flash');
    }
    expect(platformFor({ vassalage, vendorType: 'RNG' }, false)).toBe('html5-desktop');
  });

  it.each(['PG', 'EVO', 'pt'])('of %s is never flash', (vassalage) => {
    expect(platformFor({ vassalage, vendorType: 'LIVE' }, false)).toBe('html5-desktop');
    expect(platformFor({ vassalage, vendorType: 'FISH' }, true)).toBe('html5');
  });
});
