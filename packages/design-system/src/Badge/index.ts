export { Badge, type BadgeProps, type BadgeTone, type BadgeVariant } from './Badge.tsx';
