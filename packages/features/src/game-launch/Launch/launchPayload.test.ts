import { describe, expect, it } from 'vitest';
import { storyGame } from '../../core/testing/storyGames.ts';
import { launchPayload, platformFor } from './launchPayload.ts';

describe('§3 the launch payload', () => {
  it('names the game, the account, the platform and the language of a real launch', () => {
    expect(launchPayload(storyGame, 'real', { language: 'vi', isPhone: false })).toEqual({
      gameId: 'g0',
      nodeId: 'n0',
      accountType: 1,
      confirmTrans: true,
      vassalage: 'PG',
      launchMode: 'window',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'vi',
    });
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
