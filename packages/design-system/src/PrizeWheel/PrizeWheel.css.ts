import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { size } from '../theme/scale.ts';

/** How far the wheel has turned at its end. */
export const turned = createVar();
const turn = keyframes({ from: { transform: 'rotate(0)' }, to: { transform: `rotate(${turned})` } });

export const frame = style({ inlineSize: '100%', maxInlineSize: size.dialog, marginInline: 'auto' });
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
const middle = { transformBox: 'view-box', transformOrigin: 'center' } as const;
export const resting = style({ ...middle, transform: `rotate(${fallbackVar(turned, '0turn')})` });
/** Slows down as a wheel does; it knows where it comes to rest before it begins. */
export const turning = style({ ...middle, animation: `${turn} 4s cubic-bezier(0.12, 0.7, 0.1, 1) both` });
