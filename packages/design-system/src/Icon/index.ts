export { Icon, type IconProps, type IconSize } from './Icon.tsx';
export type { IconDrawing } from './icons.ts';
