import type { offerContract, RequestOf } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import {
  answeringContracts,
  storyChanged,
  storyDividend,
  storyOwn,
  storyPartyId,
  storyRules,
  storyWaiting,
} from '../testing/storyAgreements.ts';
import { ContractStudio } from './ContractStudio.tsx';

const taken: RequestOf<typeof offerContract>[] = [];
const meta = {
  title: 'AgentContracts/ContractStudio',
  component: ContractStudio,
  decorators: [withFeature],
  args: {
    downlineId: storyPartyId,
    start: storyDividend,
    inForce: storyDividend,
    own: [storyOwn],
    rules: storyRules,
    currency: 'VND',
    onSent: fn(),
    onLeave: fn(),
  },
  parameters: answeringContracts({
    offerContract: (request) => {
      taken.push(request);
      return storyWaiting();
    },
  }),
  beforeEach: () => void taken.splice(0),
} satisfies Meta<typeof ContractStudio>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text } = storyWords(globals);
  return {
    t: (key: string, slots?: Record<string, string | number>) => text('agent-contracts', key, slots),
    error: (code: string) => text('core', code),
  };
};
const cellOf = (context: PlayContext, tier: number, name: string) => {
  const { t } = wordsOf(context);
  return context.canvas.getByRole('textbox', { name: t('studio.cell', { tier, name: t(`term.${name}`) }) });
};
const write = async (context: PlayContext, tier: number, name: string, typed: string): Promise<void> => {
  await context.userEvent.clear(cellOf(context, tier, name));
  await context.userEvent.type(cellOf(context, tier, name), typed);
};
const send = (context: PlayContext) =>
  context.userEvent.click(context.canvas.getByRole('button', { name: wordsOf(context).t('studio.offer') }));

/** What is other than in force is marked, with its old figure. */
export const Changed: Story = {
  tags: ['browser'],
  args: { start: storyChanged },
  play: async (context) => {
    const { t } = wordsOf(context);
    await expect(cellOf(context, 4, 'contractRate')).toHaveValue('16');
    await expect(cellOf(context, 4, 'contractRate')).toHaveAccessibleDescription(/18\s?%/);
    await expect(context.canvas.getByText(t('studio.new'))).toBeVisible();
    await expect(context.canvas.getByText(t('change.cell', { tier: 1, name: t('term.activeMember'), from: '3', to: '5' }))).toBeVisible();
  },
};
/** A tier is added, written and sent; the simulator follows. */
export const Written: Story = {
  args: { start: { type: 'dividend', productType: 'LIVE' }, inForce: undefined },
  play: async (context) => {
    const { t } = wordsOf(context);
    await expect(context.canvas.getByText(t('trial.unready'))).toBeVisible();
    for (const [name, typed] of [
      ['minimumBet', '50000000'],
      ['netLoss', '5000000'],
      ['activeMember', '3'],
      ['contractRate', '12.5'],
    ] as const) {
      await write(context, 1, name, typed);
    }
    await expect(await context.canvas.findByText(/1[.,]250[.,]000/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('studio.add') }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('studio.removeTier', { tier: 2 }) }));
    await write(context, 1, 'contractRate', '10');
    await send(context);
    await expect(context.args.onSent).toHaveBeenCalledOnce();
    await expect(taken[0]?.terms).toMatchObject({
      rows: [{ minimumBet: 50_000_000, netLoss: 5_000_000, activeMember: 3, contractRate: 1_000 }],
    });
  },
};
/** A refused figure says why at its cell, and nothing is sent. */
export const Refused: Story = {
  play: async (context) => {
    const { error } = wordsOf(context);
    await write(context, 3, 'contractRate', '21');
    await write(context, 2, 'minimumBet', '1');
    await send(context);
    await expect(cellOf(context, 3, 'contractRate')).toHaveAccessibleDescription(new RegExp(error('rate_above_upline')));
    await expect(cellOf(context, 2, 'minimumBet')).toBeInvalid();
    // The summary says which cell it means.
    const named = wordsOf(context).t('studio.cell', { tier: 2, name: wordsOf(context).t('term.minimumBet') });
    await expect(context.canvas.getByRole('link', { name: new RegExp(named) })).toBeVisible();
    await expect(taken).toEqual([]);
    await write(context, 3, 'contractRate', '20');
    await expect(cellOf(context, 3, 'contractRate')).toBeValid();
  },
};
/** Up and down go from tier to tier. */
export const ByKeyboard: Story = {
  play: async (context) => {
    cellOf(context, 1, 'activeMember').focus();
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(cellOf(context, 3, 'activeMember')).toHaveFocus();
    await context.userEvent.keyboard('{ArrowUp}{Tab}');
    await expect(cellOf(context, 2, 'contractRate')).toHaveFocus();
  },
};
export const Figures: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('figure.team') }));
    await expect(await within(document.body).findByText(t('figure.team.text'))).toBeVisible();
  },
};
export const Hourly: Story = { args: { start: { type: 'hourlySalary', productType: 'LIVE' }, inForce: undefined, own: [] } };
export const Daily: Story = { args: { start: { type: 'dailySalary', productType: 'LIVE' }, inForce: undefined, own: [] } };
export const RealTime: Story = {
  args: {
    start: { type: 'realTimeSalary', profitRate: 20, lossRate: 120, singlePeriodBetAmount: 1_000_000 },
    inForce: { type: 'realTimeSalary', profitRate: 20, lossRate: 100, singlePeriodBetAmount: 1_000_000 },
    own: [],
  },
};
/** A member asks his upline. */
export const Asked: Story = { args: { downlineId: undefined, own: [] } };
