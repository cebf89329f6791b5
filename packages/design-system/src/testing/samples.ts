import type { CategoryItem } from '../CategoryRow/index.ts';
import {
  clubIcon,
  diceIcon,
  fishIcon,
  gamepadIcon,
  gemIcon,
  giftIcon,
  spadeIcon,
  starIcon,
  ticketIcon,
  trophyIcon,
} from '../Icon/icons.ts';
import type { NavItem } from '../NavLinks/index.ts';
import { avatarPalette } from '../theme/avatarPalette.ts';

/** What stories and tests show; no part of the package. */
export const sampleGames = [
  'Rồng Vàng Megaways',
  'Cá Lớn Nuốt Cá Bé',
  'Baccarat Sài Gòn',
  'Mega 6/45 Nhanh',
  'Roulette Tia Chớp',
  'Gà Chiến Thomo',
  'Tiến Lên Miền Nam',
] as const;

/** A drawing in place of the gateway's, as a data address. */
export function sampleArt(index: number): string {
  const { ground, figure } = avatarPalette[index % avatarPalette.length] ?? avatarPalette[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 320"><rect width="260" height="320" fill="${ground}"/><circle cx="130" cy="130" r="70" fill="${figure}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const sampleCategories: CategoryItem[] = [
  { id: 'featured', text: 'Nổi bật', icon: starIcon, href: '#featured' },
  { id: 'sports', text: 'Thể thao', icon: trophyIcon, href: '#sports' },
  { id: 'casino', text: 'Casino', icon: spadeIcon, href: '#casino' },
  { id: 'slots', text: 'Slots', icon: gemIcon, href: '#slots' },
  { id: 'fishing', text: 'Bắn cá', icon: fishIcon, href: '#fishing' },
  { id: 'esports', text: 'E-sports', icon: gamepadIcon, href: '#esports' },
  { id: 'lottery', text: 'Xổ số', icon: ticketIcon, href: '#lottery' },
  { id: 'cards', text: 'Game bài', icon: clubIcon, href: '#cards' },
  { id: 'jackpot', text: 'Jackpot', icon: giftIcon, href: '#jackpot' },
  { id: 'mini', text: 'Mini game', icon: diceIcon, href: '#mini' },
];

export const sampleNav: NavItem[] = [
  { id: 'home', text: 'Trang chủ', href: '#home' },
  ...sampleCategories.slice(1, 8).map(({ id, text, href }) => ({ id, text, href })),
  { id: 'promotions', text: 'Khuyến mãi', href: '#promotions' },
  { id: 'app', text: 'Tải app', href: '#app' },
];
