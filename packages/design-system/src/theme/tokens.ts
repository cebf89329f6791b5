/** What a `.css.ts` of another package draws with: the custom properties and the scales, without a line of CSS of their own. */
export { vars } from './contract.css.ts';
export { breakpoints, media } from './media.ts';
export {
  controlHeight,
  fontSize,
  fontWeight,
  letters,
  lineHeight,
  motion,
  opacity,
  round,
  shadow,
  size,
  space,
  tracking,
} from './scale.ts';
export { zIndex } from './zIndex.ts';
