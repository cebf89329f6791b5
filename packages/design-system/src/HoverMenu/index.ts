export { HoverMenu, type HoverMenuEntry, type HoverMenuProps } from './HoverMenu.tsx';
export type { HoverMenuContent, HoverMenuItem } from './HoverMenuPanel.tsx';
