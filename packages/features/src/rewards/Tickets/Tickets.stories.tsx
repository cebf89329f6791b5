import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyOpened, storyTable, storyTicket, storyUsable } from '../testing/storyTickets.ts';
import { Tickets } from './Tickets.tsx';

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: storyMember,
      getPermission: storyPermission,
      listTickets: { rows: [storyTicket], usable: storyUsable },
      getPrizeTable: storyTable,
      openTicket: storyOpened,
      ...answers,
    } satisfies Answers,
  },
});
/** What was animated is over. */
const finishAll = (page: HTMLElement): void => {
  for (const animation of page.ownerDocument.getAnimations()) animation.finish();
};

const meta = {
  title: 'Rewards/Tickets',
  component: Tickets,
  decorators: [withFeature],
  parameters: answering(),
} satisfies Meta<typeof Tickets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfEachKind: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const kinds = await canvas.findByRole('list', { name: text('rewards', 'tickets.kinds') });
    for (const count of [5, 2, 1]) await expect(await within(kinds).findByText(text('rewards', 'tickets.count', { count }))).toBeVisible();
    await expect(await canvas.findByText(/Điểm danh 7 ngày|Seven days of check-in/)).toBeVisible();
  },
};

/** The outcome stands before the wheel turns; it is told in words, and computed again in the page. */
export const Spinning: Story = {
  tags: ['browser', '!visual'],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'tickets.open.wheel') }));
    const stage = within(await page.findByRole('dialog', { name: text('rewards', 'tickets.kind.wheel') }));
    await expect(await stage.findByText(/^100[.,]0\s?%$/)).toBeVisible();
    await expect(stage.getByText(/^0[.,]1\s?%$/)).toBeVisible();
    await userEvent.click(stage.getByRole('button', { name: text('rewards', 'tickets.open.wheel') }));
    await waitFor(() => {
      finishAll(canvasElement);
      expect(stage.getByText(/10[.,]000 (?:đã vào ví chính|is on your main wallet)/)).toBeVisible();
    });
    await userEvent.click(stage.getByRole('button', { name: text('rewards', 'check.open') }));
    await expect(await stage.findByText(/^(?:Khớp|It agrees).*10[.,]000/)).toBeVisible();
  },
};

/** Skipped, by the keyboard alone. */
export const SkippedEgg: Story = {
  parameters: answering({ openTicket: { ...storyOpened, kind: 'egg' }, getPrizeTable: { ...storyTable, kind: 'egg' } }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'tickets.open.egg') }));
    const stage = within(await page.findByRole('dialog', { name: text('rewards', 'tickets.kind.egg') }));
    const egg = await stage.findByRole('button', { name: text('rewards', 'tickets.eggNumber', { number: 2 }) });
    await waitFor(() => expect(egg).not.toHaveAttribute('aria-disabled', 'true'));
    egg.focus();
    await userEvent.keyboard('{Enter}');
    const skip = await waitFor(() => stage.queryByRole('button', { name: text('rewards', 'tickets.skip') }));
    if (skip) await userEvent.click(skip);
    await expect(await stage.findByText(/10[.,]000 (?:đã vào ví chính|is on your main wallet)/)).toBeVisible();
    await expect(egg).toHaveAttribute('aria-pressed', 'true');
  },
};

/** What is in the envelope stands on what comes out of it, and is told in words. */
export const OpenedEnvelope: Story = {
  parameters: answering({ openTicket: { ...storyOpened, kind: 'envelope' }, getPrizeTable: { ...storyTable, kind: 'envelope' } }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'tickets.open.envelope') }));
    const stage = within(await page.findByRole('dialog', { name: text('rewards', 'tickets.kind.envelope') }));
    await userEvent.click(await stage.findByRole('button', { name: text('rewards', 'tickets.open.envelope') }));
    const skip = await waitFor(() => stage.queryByRole('button', { name: text('rewards', 'tickets.skip') }));
    if (skip) await userEvent.click(skip);
    await expect(await stage.findByText(/10[.,]000 (?:đã vào ví chính|is on your main wallet)/)).toBeVisible();
    // One button through all of it.
    await expect(stage.getByRole('button', { name: text('rewards', 'tickets.another') })).toHaveFocus();
  },
};

/** A prize that had run out: what was given, and why. */
export const RanOut: Story = {
  parameters: answering({
    listTickets: {
      rows: [{ ...storyOpened, outcome: storyOpened.outcome && { ...storyOpened.outcome, prizeId: 'cash-5000', amount: 5_000 } }],
      usable: storyUsable,
    },
  }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('tab', { name: text('rewards', 'tickets.state.used') }));
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'check.open') }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText(/Giải trúng đã hết|had run out/)).toBeVisible();
    await expect(await dialog.findByText(/^(?:Khớp|It agrees)/)).toBeVisible();
  },
};

/** A seed that is not the one that was committed is told. */
export const Forged: Story = {
  parameters: answering({
    listTickets: { rows: [{ ...storyOpened, commitment: '0'.repeat(64) }], usable: storyUsable },
  }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('tab', { name: text('rewards', 'tickets.state.used') }));
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'check.open') }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText(text('rewards', 'check.differs'))).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: answering({ openTicket: new Refusal('ticket_expired') }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: text('rewards', 'tickets.open.envelope') }));
    const stage = within(await page.findByRole('dialog'));
    await userEvent.click(await stage.findByRole('button', { name: text('rewards', 'tickets.open.envelope') }));
    await expect(await stage.findByText(text('core', 'ticket_expired'))).toBeVisible();
  },
};
export const None: Story = {
  parameters: answering({ listTickets: { rows: [], usable: { wheel: 0, egg: 0, envelope: 0 } } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('rewards', 'tickets.empty'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ listTickets: 'never' }) };
export const Offline: Story = {
  parameters: answering({ listTickets: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toHaveTextContent(storyWords(globals).text('rewards', 'tickets.failed'));
  },
};
