import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { round, size } from '../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const ring = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: size.spinner,
  blockSize: size.spinner,
  borderRadius: round,
  border: `${size.outline} solid currentColor`,
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // Progress must stay visible where motion is unwanted: it fades, and nothing moves.
  '@media': {
    [media.reducedMotion]: {
      // The reset takes every other animation away.
      animationName: `${breathe} !important`,
      animationTimingFunction: 'ease-in-out',
      animationDuration: '2s',
    },
  },
});
