export { HoverMenu, type HoverMenuEntry, type HoverMenuProps } from './HoverMenu.tsx';
export type { HoverMenuItem } from './HoverMenuPanel.tsx';
