import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, tracking } from '../theme/scale.ts';

const section = { fontWeight: vars.font.headingWeight, lineHeight: lineHeight.heading, letterSpacing: tracking.tight };
export const sizes = styleVariants({
  display: { ...section, fontSize: fontSize.display, fontWeight: vars.font.displayWeight, lineHeight: lineHeight.tight },
  hero: { ...section, fontSize: fontSize.hero },
  title: { ...section, fontSize: fontSize.title },
  large: { ...section, fontSize: fontSize.large, letterSpacing: tracking.normal },
  body: { fontSize: fontSize.body, fontWeight: fontWeight.strong },
});
