import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  type Answers,
  keepFiguresWhole,
  Refusal,
  storyMember,
  storyPermission,
  storyPermissionIn,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import {
  storyBreak,
  storyExclusion,
  storyLimits,
  storyOver,
  storyProtection,
  storyUnprotected,
  storyWide,
} from '../testing/storyProtection.ts';
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
      period: text('player-protection', 'span.day'),
    });
    await userEvent.click(await canvas.findByRole('button', { name: text('player-protection', 'limit.changeNamed', { name }) }));
    const dialog = await screen.findByRole('dialog', {
      name: text('player-protection', 'dialog.title', {
        kind: text('player-protection', 'kind.deposit'),
        period: text('player-protection', 'span.day'),
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
      period: text('player-protection', 'span.week'),
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
/** One that is shorter than the one that holds would be refused: it says so, and can't be begun. */
export const DuringAnExclusion: Story = {
  parameters: answering({ getProtection: { ...storyProtection, closure: storyExclusion() } }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const card = await canvas.findByRole('region', { name: text('player-protection', 'exclusion.title') });
    const begin = within(card).getByRole('button');
    await expect(begin).toHaveAttribute('aria-disabled', 'true');
    await expect(begin).toHaveAccessibleDescription(text('player-protection', 'exclusion.shorter'));
    await userEvent.click(within(card).getByRole('radio', { name: text('player-protection', 'exclusion.60') }));
    await expect(begin).not.toHaveAttribute('aria-disabled', 'true');
    await expect(begin).toHaveAccessibleDescription('');
  },
};
/** The dialog covers the page: what was refused stands in it, and is gone when another is opened. */
export const RefusedInTheDialog: Story = {
  tags: ['browser', 'pictured'],
  parameters: answering({ setProtectionLimit: 'offline' }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const nameOf = (period: 'week' | 'month') =>
      text('player-protection', 'limit.name', {
        kind: text('player-protection', 'kind.loss'),
        period: text('player-protection', `span.${period}`),
      });
    const change = text('player-protection', 'limit.changeNamed', { name: nameOf('month') });
    await userEvent.click(await canvas.findByRole('button', { name: change }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), '90000');
    await userEvent.click(within(dialog).getByRole('button', { name: text('player-protection', 'dialog.set') }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(text('core', 'network_error'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: text('player-protection', 'limit.setNamed', { name: nameOf('week') }) }));
    await expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: change }));
    const again = await screen.findByRole('dialog');
    await userEvent.type(within(again).getByRole('textbox'), '90000');
    await userEvent.click(within(again).getByRole('button', { name: text('player-protection', 'dialog.set') }));
    await expect(await within(again).findByRole('alert')).toBeVisible();
  },
};
export const RefusedBreak: Story = {
  tags: ['browser'],
  parameters: answering({ takeBreak: 'offline' }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const card = await canvas.findByRole('region', { name: text('player-protection', 'break.title') });
    await userEvent.click(within(card).getByRole('button'));
    const [, ok] = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    await userEvent.click(ok as HTMLElement);
    await expect(await within(card).findByRole('alert')).toHaveTextContent(text('core', 'network_error'));
  },
};
/** RTS 13B: arrow keys pass “off” on their way, and nothing changes until it is saved. */
export const RealityCheckByKeys: Story = {
  tags: ['browser'],
  parameters: answering({
    getProtection: { ...storyProtection, realityCheckMinutes: 15 },
    // A key that changed it on its way would be refused.
    setRealityCheck: ({ minutes }) => (minutes === 60 ? { ...storyProtection, realityCheckMinutes: 60 } : new Refusal('system_error')),
  }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const card = await canvas.findByRole('region', { name: text('player-protection', 'reality.title') });
    within(card)
      .getByRole('radio', { name: text('player-protection', 'reality.15') })
      .focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const wanted = within(card).getByRole('radio', { name: text('player-protection', 'reality.60') });
    await expect(wanted).toBeChecked();
    await userEvent.click(within(card).getByRole('button', { name: text('player-protection', 'reality.set') }));
    await expect(await within(card).findByRole('button', { name: text('player-protection', 'reality.saved') })).toBeVisible();
    await expect(wanted).toBeChecked();
    await expect(within(card).queryByRole('alert')).toBeNull();
  },
};
export const RefusedChange: Story = {
  parameters: answering({ setRealityCheck: new Refusal('system_error') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const card = await canvas.findByRole('region', { name: text('player-protection', 'reality.title') });
    await userEvent.click(within(card).getByRole('radio', { name: text('player-protection', 'reality.60') }));
    await userEvent.click(within(card).getByRole('button', { name: text('player-protection', 'reality.set') }));
    await expect(await within(card).findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
  },
};
/** Months and their sums on paper: the player has asked for them, so that they are shown where the balance is hidden too. */
export const Printed: Story = {
  tags: ['browser'],
  beforeEach: () => {
    const { print } = globalThis;
    globalThis.print = fn();
    return () => {
      globalThis.print = print;
    };
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('player-protection', 'print') }));
    const paper = document.querySelector<HTMLElement>(`section[aria-label="${text('player-protection', 'print.title')}"]`);
    await expect(globalThis.print).toHaveBeenCalledOnce();
    await expect(paper).toHaveTextContent(text('player-protection', 'print.account', { account: 'minh88' }));
    await expect(paper).toHaveTextContent(text('player-protection', 'print.period', { from: '2025-12', to: '2026-11' }));
    await expect(paper?.querySelectorAll('tbody tr')).toHaveLength(13);
    await expect(paper?.querySelector('tbody tr:last-child')).toHaveTextContent(/[−-].*340[.,]000/);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
  },
};
/** A player who hides his balance: no amount stands on the page. */
export const AmountsHidden: Story = {
  tags: ['pictured'],
  beforeEach: () => {
    localStorage.setItem('baize-balance-hidden', 'yes');
    return () => localStorage.removeItem('baize-balance-hidden');
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('group', { name: storyWords(globals).text('player-protection', 'kind.wager') });
    await expect(canvasElement).toHaveTextContent(/••••••/);
    await expect(canvasElement).not.toHaveTextContent(/\d[.,]\d{3}/);
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};
const wideFigures = (currency: 'VND' | 'KWD') => answering({ getPermission: storyPermissionIn(currency), getProtection: storyWide });
const keepWhole: Story['play'] = async ({ canvas, canvasElement, globals }) => {
  await canvas.findByRole('group', { name: storyWords(globals).text('player-protection', 'kind.wager') });
  await keepFiguresWhole(canvasElement, 20);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
export const WideFiguresOnAPhone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  parameters: wideFigures('VND'),
  play: keepWhole,
};
export const WideFiguresOnASmallPhone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: wideFigures('VND'),
  play: keepWhole,
};
export const WideDinarsOnASmallPhone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: wideFigures('KWD'),
  play: keepWhole,
};
/** In the room of the centre. */
export const WideFigures: Story = {
  tags: ['browser'],
  parameters: wideFigures('KWD'),
  decorators: [(Inner) => <div style={{ inlineSize: '708px', maxInlineSize: '100%' }}>{Inner()}</div>],
  play: keepWhole,
};
export const Loading: Story = { parameters: answering({ getProtection: 'never' }) };
export const Offline: Story = {
  parameters: answering({ getProtection: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('player-protection', 'failed'));
  },
};
