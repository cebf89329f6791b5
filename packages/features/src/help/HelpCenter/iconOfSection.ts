import type { IconDrawing } from '@baize/design-system';
import {
  depositIcon,
  diceIcon,
  giftIcon,
  headsetIcon,
  heartIcon,
  idCardIcon,
  infoIcon,
  messageIcon,
  shieldCheckIcon,
  userIcon,
  walletIcon,
} from '@baize/design-system/icons';

const icons: Readonly<Record<string, IconDrawing>> = {
  account: userIcon,
  deposit: depositIcon,
  withdraw: walletIcon,
  'game-help': diceIcon,
  faq: messageIcon,
  terms: shieldCheckIcon,
  promotions: giftIcon,
  aboutus: infoIcon,
  responsible: heartIcon,
  agreement: idCardIcon,
};

/** The drawing of a section; a brand's own sections share one. */
export const iconOfSection = (id: string): IconDrawing => (Object.hasOwn(icons, id) ? icons[id] : undefined) ?? headsetIcon;
