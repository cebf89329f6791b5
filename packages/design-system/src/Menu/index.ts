export type { LayerTrigger } from '../shared/LayerTrigger.tsx';
export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuItem } from './MenuItem.ts';
