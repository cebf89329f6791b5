import { fontWeight, letters, media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { accountRoom } from '../Header/MemberBarRoom.css.ts';

/** In the room that is held from the start each part has its place at once: a short name leaves free what is before the way out. */
export const bar = style([
  accountRoom,
  { display: 'flex', alignItems: 'center', gap: space[3], '@media': { [media.phone]: { gap: space[2] } } },
]);

/** The way to the member centre: a finger's size on a touch screen. */
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.touch]: { minBlockSize: size.touch, minInlineSize: size.touch, justifyContent: 'center' } },
});

/** A phone shows the avatar alone. */
export const name = style({
  maxInlineSize: letters.nickname,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.medium,
  '@media': { [media.belowWide]: { display: 'none' } },
});
/** On a phone the tab bar has the deposit. */
export const deposit = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const depositRoom = style([deposit, { visibility: 'hidden' }]);
/** On a phone the account sheet has the way out. */
export const wayOut = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { display: 'none' } } });

/** The count of unread messages stands on the corner of the face. */
export const withCount = style({ position: 'relative', display: 'inline-flex' });
export const corner = style({ position: 'absolute', insetBlockStart: `-${space[1]}`, insetInlineEnd: `-${space[1]}` });
/** The count of rewards stands below it, on the other corner of the same side. */
export const lowerCorner = style({ position: 'absolute', insetBlockEnd: `-${space[1]}`, insetInlineEnd: `-${space[1]}` });
