import { fontSize, fontWeight, media, vars } from '@baize/design-system/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const { color } = vars;

/** As it is in the end: what was skipped, or stands there again. */
const atRest = style({});
/** An animation that a reader can do without, and that has its end in the style itself. */
const moved = (animation: string) => ({
  animation,
  selectors: { [`${atRest} &`]: { animation: 'none' } },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** Layers of one drawing over each other. */
export const scene = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  containerType: 'inline-size',
});
const layer = style({ position: 'absolute', inset: 0, display: 'block' });
export const sceneAtRest = style([scene, atRest]);
export const still = layer;

const trembles = keyframes({ '25%': { transform: 'rotate(-4deg)' }, '75%': { transform: 'rotate(4deg)' } });
/** While the outcome is on its way. */
export const waiting = style([layer, moved(`${trembles} 240ms linear infinite`)]);

/** Milliseconds: of the blow at which it breaks, and of the whole. */
const blowMs = 420;
const endMs = 1_500;
const at = (ms: number): string => `${((ms / endMs) * 100).toFixed(2)}%`;
const opening = `${endMs}ms ease-out both`;

const swing = keyframes({
  '0%': { transform: 'translate(50%, -30%) rotate(10deg)', opacity: 0 },
  [at(160)]: { transform: 'translate(50%, -34%) rotate(20deg)', opacity: 1 },
  [at(blowMs)]: { transform: 'translate(34%, -20%) rotate(-70deg)', opacity: 1 },
  [at(900)]: { transform: 'translate(66%, -14%) rotate(10deg)', opacity: 1 },
});
export const hammer = style([layer, { transform: 'translate(66%, -14%) rotate(10deg)' }, moved(`${swing} ${opening}`)]);

const goes = keyframes({ '0%': { opacity: 1 }, [at(blowMs)]: { opacity: 1 }, [at(blowMs + 1)]: { opacity: 0 } });
export const whole = style([layer, { opacity: 0 }, moved(`${goes} ${endMs}ms linear both`)]);
const comes = keyframes({ '0%': { opacity: 0 }, [at(blowMs)]: { opacity: 0 }, [at(blowMs + 1)]: { opacity: 1 } });
export const broken = style([layer, moved(`${comes} ${endMs}ms linear both`)]);

/** Where the top of the shell lies in the end. */
const flown = 'translate(-42%, -22%) rotate(-34deg) scale(0.75)';
const flies = keyframes({
  '0%': { transform: 'none', opacity: 0 },
  [at(blowMs)]: { transform: 'none', opacity: 0 },
  [at(blowMs + 1)]: { transform: 'none', opacity: 1 },
  [at(900)]: { transform: flown, opacity: 1 },
});
export const shell = style([layer, { transform: flown }, moved(`${flies} ${opening}`)]);

const shines = keyframes({ '0%': { opacity: 0 }, [at(blowMs)]: { opacity: 0 } });
/** The light out of what is open. */
export const beam = style([
  layer,
  {
    insetBlock: '-4% 44%',
    insetInline: '-10%',
    opacity: 0.45,
    background: `linear-gradient(to top, ${color.brass}, transparent)`,
    clipPath: 'polygon(0 0, 100% 0, 72% 100%, 28% 100%)',
  },
  moved(`${shines} ${opening}`),
]);

const written = { display: 'grid', color: color.onBrass, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' } as const;
const risen = 'translateY(-17%) rotate(-5deg)';
const rises = keyframes({
  '0%': { transform: 'translateY(10%) scale(0.3)', opacity: 0 },
  [at(blowMs)]: { transform: 'translateY(10%) scale(0.3)', opacity: 0 },
});
/** The prize on a slip of paper, wider than what it came out of. */
export const slip = style([
  layer,
  {
    ...written,
    inset: '-16%',
    '@media': { [media.phone]: { inset: '-34%' } },
    placeItems: 'center',
    fontSize: fontSize.large,
    transform: risen,
  },
  moved(`${rises} ${opening}`),
]);
const slides = keyframes({ '0%': { transform: 'translateY(48%)' } });
/** The prize on a letter, of which an envelope hides the end. */
export const letter = style([
  layer,
  // Fifteen letters are no wider than the paper.
  { ...written, alignItems: 'start', justifyItems: 'center', fontSize: `min(${fontSize.large}, 11cqi)` },
  moved(`${slides} 900ms ease-out both`),
]);
export const paper = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', minInlineSize: 0 });
export const words = style({ gridArea: '1 / 1', position: 'relative' });
export const letterWords = style([words, { paddingBlockStart: '24%' }]);

const scatters = keyframes({ '0%': { transform: 'none', opacity: 0 }, [at(blowMs)]: { transform: 'none', opacity: 0 } });
/** Coins and sparkles of a prize: where they lie in the end, in shares of their own size, and how large they are. */
const places = [
  ['coin', -185, 130, 0.9],
  ['coin', 165, 165, 1.1],
  ['coin', 205, 60, 0.7],
  ['sparkle', -190, -150, 0.5],
  ['sparkle', 150, -200, 0.6],
  ['sparkle', -110, -215, 0.4],
] as const;
export const sparks = places.map(([name, across, down, scale]) => ({
  name,
  className: style([
    layer,
    { inset: '38%', transform: `translate(${across}%, ${down}%) scale(${scale})` },
    moved(`${scatters} ${opening}`),
  ]),
}));
