import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyBreak, storyLimits, storyOver, storyProtection, storyUnprotected } from '../testing/storyProtection.ts';
import { Protection } from './Protection.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getPermission: storyPermission, getProtection: storyProtection, ...answers } satisfies Answers,
  },
});

const meta = {
  title: 'Player protection/Protection',
  component: Protection,
  decorators: [withFeature],
  parameters: answering(),
  args: { hrefOf: () => '#' },
} satisfies Meta<typeof Protection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** RTS 12A, 2E: used and left of each limit, in a bar and in words. */
export const WithLimits: Story = {
  tags: ['browser', 'pictured'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const wagers = await canvas.findByRole('group', { name: text('player-protection', 'kind.wager') });
    await expect(within(wagers).getByText(text('player-protection', 'limit.nearly', { percent: 86 }))).toBeVisible();
    const losses = canvas.getByRole('group', { name: text('player-protection', 'kind.loss') });
    await expect(within(losses).getByText(text('player-protection', 'limit.usedUp'))).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(storyLimits.filter(({ amount }) => amount !== undefined).length);
  },
};
export const OnAPhone: Story = { tags: ['pictured'], globals: { viewport: { value: 'w360', isRotated: false } } };
/** A player who has set nothing yet. */
export const Unprotected: Story = { parameters: answering({ getProtection: () => storyUnprotected }) };
/** RTS 12A: the amount is typed, and none is offered; that a raise waits is said before. */
export const ARaise: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const name = text('player-protection', 'limit.name', {
      kind: text('player-protection', 'kind.deposit'),
      period: text('player-protection', 'period.day'),
    });
    await userEvent.click(await canvas.findByRole('button', { name: text('player-protection', 'limit.changeNamed', { name }) }));
    const dialog = await screen.findByRole('dialog', {
      name: text('player-protection', 'dialog.title', {
        kind: text('player-protection', 'kind.deposit'),
        period: text('player-protection', 'period.day'),
      }),
    });
    const field = within(dialog).getByRole('textbox');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '250000');
    await expect(within(dialog).getByText(text('player-protection', 'dialog.raise'))).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: text('player-protection', 'dialog.askRaise') })).toBeVisible();
    await expect(within(dialog).getByText(/200[.,]000/)).toBeVisible();
  },
};
/** A raise that has waited: the player says yes, or keeps the limit. */
export const AReadyChange: Story = {
  parameters: answering({
    getProtection: {
      ...storyProtection,
      limits: storyLimits.map((limit) => (limit.change ? { ...limit, change: { ...limit.change, isReady: true } } : limit)),
    },
    confirmLimitChange: {
      ...storyProtection,
      limits: storyLimits.map(({ change, ...limit }) => (change ? { ...limit, amount: change.amount ?? 0 } : limit)),
    },
  }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const name = text('player-protection', 'limit.name', {
      kind: text('player-protection', 'kind.deposit'),
      period: text('player-protection', 'period.week'),
    });
    const confirm = await canvas.findByRole('button', { name: text('player-protection', 'change.confirmNamed', { name }) });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    const deposits = canvas.getByRole('group', { name: text('player-protection', 'kind.deposit') });
    await expect(within(deposits).getByText(/300[.,]000/)).toBeVisible();
  },
};
/** LCCP: what a break does is said before it begins. */
export const ABreak: Story = {
  tags: ['browser'],
  parameters: answering({ takeBreak: { ...storyProtection, closure: storyBreak } }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const card = await canvas.findByRole('region', { name: text('player-protection', 'break.title') });
    await userEvent.click(within(card).getByRole('button'));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(text('player-protection', 'break.askAbout'));
    const [, ok] = within(dialog).getAllByRole('button');
    await userEvent.click(ok as HTMLElement);
    await expect(await canvas.findByText(text('player-protection', 'closed.about'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('player-protection', 'closed.withdraw') })).toBeVisible();
  },
};
export const DuringABreak: Story = {
  tags: ['pictured'],
  parameters: answering({ getProtection: { ...storyProtection, closure: storyBreak } }),
};
export const ExcludedForGood: Story = {
  parameters: answering({
    getProtection: { ...storyProtection, closure: { kind: 'exclusion', since: '2026-11-21T12:42:00Z', canAskReturn: false } },
  }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('player-protection', 'closed.forGood'))).toBeVisible();
  },
};
/** After an exclusion play returns only by asking. */
export const AfterAnExclusion: Story = {
  parameters: answering({ getProtection: { ...storyProtection, closure: storyOver } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: storyWords(globals).text('player-protection', 'closed.ask') })).toBeVisible();
  },
};
export const RefusedChange: Story = {
  parameters: answering({ setRealityCheck: new Refusal('system_error') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('radio', { name: text('player-protection', 'reality.60') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
  },
};
export const Loading: Story = { parameters: answering({ getProtection: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getProtection: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('player-protection', 'failed'));
  },
};
