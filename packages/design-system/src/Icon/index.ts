export { Icon, type IconProps, type IconSize } from './Icon.tsx';
export { type IconName, iconNames } from './icons.ts';
