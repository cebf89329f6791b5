import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { size, space } from './scale.ts';

const { canvas, surface, raised, felt } = vars.color;
const box = defineProperties({
  properties: {
    padding: { 0: space[0], 2: space[2], 4: space[4], 6: space[6] },
    background: { canvas, surface, raised, felt },
    border: { line: `${size.hairline} solid ${vars.color.line}` },
    borderRadius: vars.radius,
  },
});

export const sprinkles = createSprinkles(box);
