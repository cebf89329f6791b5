import type { PromotionStatus } from '@baize/contract';
import type { IconDrawing, TextTone } from '@baize/design-system';
import {
  banIcon,
  calendarIcon,
  checkIcon,
  closeIcon,
  giftIcon,
  historyIcon,
  refreshIcon,
  successIcon,
  ticketIcon,
} from '@baize/design-system/icons';

/** Sign and colour of each status; the word always stands beside them. */
export const statusLook: Readonly<Record<PromotionStatus, { icon: IconDrawing; tone: TextTone }>> = {
  join: { icon: ticketIcon, tone: 'text' },
  claim: { icon: giftIcon, tone: 'accent' },
  applying: { icon: historyIcon, tone: 'warning' },
  close: { icon: banIcon, tone: 'muted' },
  rejected: { icon: closeIcon, tone: 'negative' },
  issued: { icon: successIcon, tone: 'positive' },
  claimed: { icon: checkIcon, tone: 'muted' },
  process: { icon: refreshIcon, tone: 'warning' },
  joined: { icon: successIcon, tone: 'positive' },
  comingSoon: { icon: calendarIcon, tone: 'muted' },
};
