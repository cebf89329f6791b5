interface Limits {
  /** Stakes of a round, in the minor unit. */
  stakes: readonly [min: number, max: number];
  /** Balance that a player needs to enter, in the minor unit. */
  minBalance: number;
  seats: number;
  /** Whether it takes players. Default true. */
  isOpen?: boolean;
  /** Players of the house with a permanent seat. Default none. */
  seated?: readonly string[];
}

/** @param game its game's place among the most played of PVP */
function room(game: number, roomId: string, nameVi: string, nameEn: string, { stakes: [minStake, maxStake], ...rest }: Limits) {
  return { game, roomId, nameVi, nameEn, minStake, maxStake, ...rest };
}

/** From a beginner's table to one that costs more than a new player has, with a full and a closed room among them. */
export const sandboxRooms = [
  room(0, 'ben-nuoc', 'Bến Nước', 'River Landing', { stakes: [1_000, 5_000], minBalance: 10_000, seats: 24 }),
  room(0, 'cay-da', 'Cây Đa', 'Banyan Tree', { stakes: [5_000, 50_000], minBalance: 100_000, seats: 16 }),
  room(1, 'cho-noi', 'Chợ Nổi', 'Floating Market', {
    stakes: [1_000, 5_000],
    minBalance: 10_000,
    seats: 4,
    seated: ['Hạnh', 'Tuấn', 'Yến', 'Phúc'],
  }),
  room(1, 'pho-co', 'Phố Cổ', 'Old Quarter', { stakes: [1_000, 10_000], minBalance: 20_000, seats: 12 }),
  room(1, 'ho-tay', 'Hồ Tây', 'West Lake', { stakes: [10_000, 50_000], minBalance: 200_000, seats: 8 }),
  room(2, 'vuon-tre', 'Vườn Tre', 'Bamboo Garden', { stakes: [1_000, 1_000], minBalance: 5_000, seats: 16 }),
  room(2, 'long-bien', 'Long Biên', 'Long Bien Bridge', { stakes: [5_000, 10_000], minBalance: 50_000, seats: 12, isOpen: false }),
  room(2, 'lau-son', 'Lầu Son', 'Vermilion Hall', { stakes: [50_000, 50_000], minBalance: 1_000_000, seats: 4 }),
];
