import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { SessionGuardView } from './SessionGuardView.tsx';

const guarding = {
  check: { minutes: 30, secondsLeft: 754, isDue: false },
  elapsed: { minutes: 72, since: 'login' },
  stop: undefined,
  closure: undefined,
  answer: fn(),
} as const;

const meta = {
  title: 'Player protection/SessionGuardView',
  component: SessionGuardView,
  decorators: [withFeature],
  args: {
    guarding,
    refusalText: undefined,
    closedText: undefined,
    children: null,
    net: { bet: 86_000, win: 71_400, currency: 'VND' },
    language: 'vi',
    protectionHref: '#protection',
    historyHref: '#history',
    stopHref: '#stop',
  },
} satisfies Meta<typeof SessionGuardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** RTS 13A: the time since the login. */
export const SinceLogin: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const [hour, minutes] = [
      text('player-protection', 'time.hours', { count: 1 }),
      text('player-protection', 'time.minutes', { count: 12 }),
    ];
    await expect(canvas.getByText(text('player-protection', 'session.since', { time: `${hour} ${minutes}` }))).toBeVisible();
  },
};
export const ARefusedBet: Story = {
  args: { refusalText: 'Giới hạn thua trong 24 giờ còn ₫ 14.600. Từ 2026-11-22 19:45, số tiền này lại nằm trong giới hạn.' },
};
/** A break has begun, in this tab or elsewhere: the game is gone. */
export const Closed: Story = {
  args: {
    closedText: 'Bạn đang tạm nghỉ đến 2026-11-22 19:42, nên chưa thể chơi hay nạp tiền. Bạn vẫn rút tiền được bất cứ lúc nào.',
  },
};
