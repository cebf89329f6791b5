import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Given by a part with a ground of its own: the colour that the focus ring has on it. */
export const ringColor = createVar();
/** The colour of the focus ring: the brand's `focus`, which every brand keeps 3 : 1 from its usual grounds, or what a part says. */
export const ring = fallbackVar(ringColor, vars.color.focus);
