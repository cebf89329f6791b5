import type { Game, GameCategory, WireGame } from '@baize/contract';

const tints: Partial<Record<GameCategory, string>> = { slots: '7b2a9e', fishing: '1d4f8f', roulette: '9e2a2a', lottery: '8f7a1d' };

/** A plain coloured tile: stories need no gateway that draws. */
function art(category: GameCategory): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 320"><rect width="260" height="320" fill="#${tints[category] ?? '1d8f5a'}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rows: readonly [string, string, string, GameCategory, WireGame['vendorType']][] = [
  ['Rồng Vàng Megaways', 'Golden Dragon Megaways', 'PG', 'slots', 'RNG'],
  ['Cá Lớn Nuốt Cá Bé', 'Big Fish, Little Fish', 'JDB', 'fishing', 'FISH'],
  ['Baccarat Sài Gòn', 'Saigon Baccarat', 'AG', 'liveBaccarat', 'LIVE'],
  ['Mega 6/45 Nhanh', 'Quick Mega 6/45', 'TF', 'lottery', 'LOTT'],
  ['Roulette Tia Chớp', 'Lightning Roulette', 'EVO', 'roulette', 'LIVE'],
  ['Tiến Lên Miền Nam', 'Southern Tien Len', 'KX', 'cardGames', 'PVP'],
  ['Gà Chiến Thomo', 'Thomo Cockfight', 'SV388', 'cockfight', 'LIVE'],
];

export const storyGames: WireGame[] = rows.map(([vi, en, vendor, category, vendorType], index) => ({
  nodeId: `n${index}`,
  gameId: `g${index}`,
  accountTypeName: vendor,
  displayName: { vi, en },
  smallIcon: art(category),
  lagerIcon: art(category),
  vassalage: vendor,
  vendorType,
  gameType: category,
  hot: index === 0,
  new: index === 1,
  demo: vendorType === 'RNG' || vendorType === 'FISH',
}));

/** One game as the portal names its parts. */
export const storyGame: Game = {
  nodeId: 'n0',
  gameId: 'g0',
  name: { vi: 'Rồng Vàng Megaways', en: 'Golden Dragon Megaways' },
  vendor: 'PG',
  vassalage: 'PG',
  vendorType: 'RNG',
  category: 'slots',
  smallArt: art('slots'),
  largeArt: art('slots'),
  isHot: true,
  isNew: false,
  hasDemo: true,
};
