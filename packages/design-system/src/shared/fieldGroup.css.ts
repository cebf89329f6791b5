import { style } from '@vanilla-extract/css';
import { label } from '../Field/Field.css.ts';
import { space } from '../theme/scale.ts';

/** No flex container lays a legend out: its gap is a margin of its own. */
export const legend = style([label, { marginBlockEnd: space[2] }]);
