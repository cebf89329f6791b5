import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { input } from '../TextField/TextField.css.ts';
import { vars } from '../theme/contract.css.ts';
import { ring } from '../theme/ringColor.css.ts';
import { controlHeight, fontSize, lineHeight, motion, opacity, size, space } from '../theme/scale.ts';

const { color } = vars;
export const minRows = createVar();
export const maxRows = createVar();

const heightOf = (rows: string): string => `calc(${rows} * ${lineHeight.body}em + 2 * ${space[3]})`;

export const area = style([
  input,
  {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: `max(${heightOf(fallbackVar(minRows, '3'))}, ${controlHeight.large})`,
    maxBlockSize: heightOf(fallbackVar(maxRows, '10')),
    padding: space[3],
    border: `${size.hairline} solid ${color.control}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.text,
    lineHeight: lineHeight.body,
    overflowWrap: 'anywhere',
    resize: 'vertical',
    fieldSizing: 'content',
    transition: `border-color ${motion.state}`,
    selectors: {
      '&:hover': { borderColor: color.muted },
      '&:focus-visible': { outline: `${size.outline} solid ${ring}`, outlineOffset: size.outline },
      '&[aria-invalid]': { borderColor: color.negative },
      '&[readonly]:enabled': { background: 'transparent', borderStyle: 'dashed' },
      '&:disabled': { opacity: opacity.disabled },
    },
  },
]);
export const counter = style({
  position: 'relative',
  alignSelf: 'flex-end',
  marginBlockStart: `-${space[1]}`,
  fontSize: fontSize.tiny,
  color: color.faint,
});
export const counterFull = style([counter, { color: color.accent }]);
export const counterOver = style([counter, { color: color.negative }]);
