import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyProtection, storyUnprotected } from '../testing/storyProtection.ts';
import { LimitQuestion } from './LimitQuestion.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      getProtection: { ...storyUnprotected, limitQuestion: 'first' },
      ...answers,
    } satisfies Answers,
  },
});

const meta = {
  title: 'Player protection/LimitQuestion',
  component: LimitQuestion,
  decorators: [withFeature],
  parameters: answering(),
  args: { protectionHref: '#protection', children: <p>deposit</p> },
} satisfies Meta<typeof LimitQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** RTS 12A: no amount stands there, and none is offered; nothing is paid in before the answer. */
export const BeforeTheFirstDeposit: Story = {
  tags: ['browser', 'pictured'],
  parameters: answering({
    setProtectionLimit: ({ kind, period, amount }) =>
      kind === 'deposit' && period === 'week' && amount === 250_000 ? storyProtection : new Refusal('system_error'),
  }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const field = await canvas.findByRole('textbox');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByText('deposit')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('player-protection', 'dialog.set') }));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text('player-protection', 'dialog.missing')));
    await userEvent.click(canvas.getByRole('radio', { name: text('player-protection', 'period.week') }));
    await userEvent.type(field, '250000');
    await userEvent.click(canvas.getByRole('button', { name: text('player-protection', 'dialog.set') }));
    await expect(await canvas.findByText('deposit')).toBeVisible();
  },
};
export const OnASmallPhone: Story = { tags: ['pictured'], globals: { viewport: { value: 'w320', isRotated: false } } };
/** Going without a limit is an answer that the player gives. */
export const NoneNow: Story = {
  parameters: answering({ keepLimits: storyUnprotected }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('player-protection', 'question.decline') }));
    await expect(await canvas.findByText('deposit')).toBeVisible();
  },
};
export const RefusedAnswer: Story = {
  parameters: answering({ keepLimits: 'offline' }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('player-protection', 'question.decline') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'network_error'));
    await expect(canvas.queryByText('deposit')).toBeNull();
  },
};
/** RTS 12A: a reminder every six months, beside the deposit and not before it. */
export const SixMonthsLater: Story = {
  tags: ['pictured'],
  parameters: answering({ getProtection: { ...storyProtection, limitQuestion: 'review' }, keepLimits: storyProtection }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const reminder = (await canvas.findByText(text('player-protection', 'review.title'))).closest<HTMLElement>('[role=status]');
    await expect(canvas.getByText('deposit')).toBeVisible();
    await expect(within(reminder as HTMLElement).getByRole('link')).toHaveAttribute('href', '#protection');
    await userEvent.click(canvas.getByRole('button', { name: text('player-protection', 'review.keep') }));
    await waitFor(() => expect(reminder).not.toBeInTheDocument());
  },
};
/** An order that is there already waits for nothing. */
export const HeldBack: Story = {
  args: { isHeldBack: true },
  parameters: answering({ getProtection: 'never' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('deposit')).toBeVisible();
  },
};
export const Asking: Story = { parameters: answering({ getProtection: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getProtection: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('player-protection', 'failed'));
    await expect(canvas.queryByText('deposit')).toBeNull();
  },
};
