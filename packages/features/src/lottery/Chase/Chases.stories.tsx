import { chaseMissReasons } from '@baize/contract';
import { formatMoney } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { type Answers, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyChase, storyChasePeriods, storyChases } from '../testing/storyChases.ts';
import { storyLotteries } from '../testing/storyLotteries.ts';
import { Chases } from './Chases.tsx';

const lotteries = storyLotteries();

function OwnChases(): ReactElement {
  const language = useLanguage();
  return <Chases {...{ lotteries, language }} money={(amount) => formatMoney(amount, { currency: 'VND', language, signed: false })} />;
}

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      listLotteryChases: () => ({ rows: storyChases() }),
      listChasePeriods: storyChasePeriods,
      stopLotteryChase: () => storyChase({ state: 'stopped', held: 0, returned: 21_000, endedAt: '2026-11-21T12:53:10Z' }),
      ...answers,
    } satisfies Answers,
  },
});
const meta = {
  title: 'Lottery/Chases',
  component: OwnChases,
  decorators: [withFeature],
  parameters: answering(),
} satisfies Meta<typeof OwnChases>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §4: a chase in each state; the running one is stopped, and its rest comes back. */
export const EachState: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    for (const state of ['running', 'finished', 'stopped', 'won'] as const)
      await expect((await canvas.findAllByText(text('lottery', `chase.state.${state}`)))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'chase.stopNow') }));
    await expect(await canvas.findByText(/21[.,]000/)).toBeVisible();
  },
};

/** Of each period what became of it, and why a missed one was paid back. */
export const Periods: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const [show] = await canvas.findAllByRole('button', { name: text('lottery', 'chase.show') });
    if (show) await userEvent.click(show);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText(text('lottery', 'chase.reason.closed'))).toBeVisible();
    for (const reason of chaseMissReasons) await expect(dialog.getByText(text('lottery', `chase.reason.${reason}`))).toBeVisible();
  },
};
export const StoppedTooLate: Story = {
  parameters: answering({ stopLotteryChase: new Refusal('chase_ended') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('lottery', 'chase.stopNow') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'chase_ended'));
  },
};
export const None: Story = { parameters: answering({ listLotteryChases: { rows: [] } }) };
export const Loading: Story = { parameters: answering({ listLotteryChases: 'never' }) };
export const Missing: Story = {
  parameters: answering({ listLotteryChases: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('lottery', 'chase.failed'));
  },
};
