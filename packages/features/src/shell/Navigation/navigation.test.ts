import { describe, expect, it } from 'vitest';
import { destinationOf, isInNavigation, menuPageOf, type NavigationId, navigationIds } from './navigation.ts';

const viewers = ['visitor', 'trial', 'member', 'agent', 'unknown'] as const;
const home = { kind: 'page', page: 'home' };

describe('§2 "Clicking a nav item"', () => {
  it.each<[NavigationId, object, object?]>([
    ['home', home],
    ['sports', { kind: 'launch', vassalage: 'IMSB' }],
    ['sportMarket', { kind: 'homeGroup', group: 'sports' }],
    ['casino', { kind: 'homeGroup', group: 'casino' }],
    ['egame', { kind: 'page', page: 'egame' }],
    ['fish', { kind: 'page', page: 'fish' }],
    ['competitive', { kind: 'homeGroup', group: 'esports' }],
    ['lottery', { kind: 'page', page: 'lottery' }, { kind: 'login', page: 'lottery' }],
    ['chess', { kind: 'homeGroup', group: 'cards' }],
    ['promo', { kind: 'page', page: 'promo' }],
    ['download', { kind: 'page', page: 'download' }],
    ['agentCenter', { kind: 'agentCenter' }],
  ])('%s: a user who is logged in, and a visitor', (id, forPlayer, forVisitor = forPlayer) => {
    for (const viewer of viewers)
      expect([viewer, destinationOf(id, viewer)]).toEqual([viewer, viewer === 'visitor' ? forVisitor : forPlayer]);
  });

  it('the navigation has the words of §2 in its order', () => {
    expect(navigationIds).toEqual([
      'home',
      ...['sports', 'sportMarket', 'casino', 'egame', 'fish', 'competitive', 'lottery', 'chess'],
      ...['promo', 'download', 'agentCenter'],
    ]);
  });

  it('"agent center (visible only to agents)"; every other word is everybody’s', () => {
    const seen = (viewer: (typeof viewers)[number]) => navigationIds.filter((id) => isInNavigation(id, viewer));
    expect(seen('agent')).toEqual([...navigationIds]);
    for (const viewer of viewers.filter((one) => one !== 'agent')) expect(seen(viewer)).toEqual(navigationIds.slice(0, -1));
  });
});

describe('§2 "Game menus"', () => {
  it('fish, lottery and egame lead to their own pages; sport and competitive items to sports', () => {
    expect(menuPageOf).toMatchObject({
      ...{ fish: 'fish', lottery: 'lottery', egame: 'egame' },
      ...{ sports: 'sports', sportMarket: 'sports', competitive: 'sports' },
    });
  });
});
