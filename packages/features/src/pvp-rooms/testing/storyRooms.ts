import type { Calls, ResponseOf } from '@baize/contract';
import { storyGames } from '../../core/testing/index.ts';

type WireRoom = ResponseOf<Calls['listPvpRooms']>['rooms'][number];

/** Of another vendor than the first room's game. */
export const otherVendor = 'PG';
const tables = storyGames.filter(({ vassalage }) => vassalage === 'KX' || vassalage === otherVendor).reverse();

const rows: readonly [string, string, Pick<WireRoom, 'minStake' | 'maxStake' | 'minBalance' | 'seats' | 'players' | 'state' | 'seated'>][] =
  [
    [
      'Bến Nước',
      'River Landing',
      { minStake: 1_000, maxStake: 5_000, minBalance: 10_000, seats: 24, players: 9, state: 'open', seated: false },
    ],
    [
      'Cây Đa',
      'Banyan Tree',
      { minStake: 5_000, maxStake: 50_000, minBalance: 100_000, seats: 16, players: 16, state: 'full', seated: false },
    ],
    [
      'Phố Cổ',
      'Old Quarter',
      { minStake: 1_000, maxStake: 10_000, minBalance: 20_000, seats: 12, players: 12, state: 'full', seated: true },
    ],
    [
      'Lầu Son',
      'Vermilion Hall',
      { minStake: 50_000, maxStake: 50_000, minBalance: 1_000_000, seats: 4, players: 0, state: 'closed', seated: false },
    ],
  ];

/** A room of each state. */
export const storyRooms: ResponseOf<Calls['listPvpRooms']> = {
  rooms: rows.flatMap(([vi, en, rest], place) => {
    const game = tables[place % tables.length];
    return game ? [{ roomId: `room-${place}`, roomName: { vi, en }, game, currency: 'VND' as const, ...rest }] : [];
  }),
};
