import { expect, it } from 'vitest';
import { gameMarks, gamesOf, getCatalogue } from './getCatalogue.ts';

const reply = getCatalogue.response.parse({
  version: 'v1',
  vendors: [{ name: 'PG Soft', vassalage: 'PG' }],
  art: { small: '/art/{category}/{gameId}/s-{width}.webp', large: '/art/{category}/{gameId}/l.webp' },
  games: {
    gameId: ['g 1', 'g2', 'g3'],
    nodeId: ['n1', 'n2', 'n3'],
    vi: ['Rồng Vàng', 'Cá', 'Gà'],
    en: ['Golden Dragon', 'Fish', 'Cock'],
    vendor: [0, 7, 0],
    vendorType: [1, 1, 99],
    category: [0, 0, 0],
    marks: [gameMarks.hot + gameMarks.demo, 0, 0],
  },
});

it('gives the columns of the catalogue back as games', () => {
  expect(gamesOf(reply)[0]).toEqual({
    nodeId: 'n1',
    gameId: 'g 1',
    name: { vi: 'Rồng Vàng', en: 'Golden Dragon' },
    vendor: 'PG Soft',
    vassalage: 'PG',
    vendorType: 'RNG',
    category: 'slots',
    smallArt: '/art/slots/g%201/s-{width}.webp',
    largeArt: '/art/slots/g%201/l.webp',
    isHot: true,
    isNew: false,
    hasDemo: true,
  });
});

it('leaves out values that only a newer gateway knows', () => {
  expect(gamesOf(reply).map(({ nodeId }) => nodeId)).toEqual(['n1']);
});
