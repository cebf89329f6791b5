import type { CategoryItem } from '../CategoryRow/index.ts';
import type { NavItem } from '../NavLinks/index.ts';
import { avatarPalette } from '../theme/art.ts';

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
  { id: 'featured', text: 'Nổi bật', icon: 'star', href: '#featured' },
  { id: 'sports', text: 'Thể thao', icon: 'trophy', href: '#sports' },
  { id: 'casino', text: 'Casino', icon: 'spade', href: '#casino' },
  { id: 'slots', text: 'Slots', icon: 'gem', href: '#slots' },
  { id: 'fishing', text: 'Bắn cá', icon: 'fish', href: '#fishing' },
  { id: 'esports', text: 'E-sports', icon: 'gamepad', href: '#esports' },
  { id: 'lottery', text: 'Xổ số', icon: 'ticket', href: '#lottery' },
  { id: 'cards', text: 'Game bài', icon: 'club', href: '#cards' },
  { id: 'jackpot', text: 'Jackpot', icon: 'gift', href: '#jackpot' },
  { id: 'mini', text: 'Mini game', icon: 'dice', href: '#mini' },
];

export const sampleNav: NavItem[] = [
  { id: 'home', text: 'Trang chủ', href: '#home' },
  ...sampleCategories.slice(1, 8).map(({ id, text, href }) => ({ id, text, href })),
  { id: 'promotions', text: 'Khuyến mãi', href: '#promotions' },
  { id: 'app', text: 'Tải app', href: '#app' },
];
