import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyBets, storyMovements } from '../testing/storyTeam.ts';
import { DownlineBetsEntry } from './DownlineBetsEntry.tsx';
import { DownlineMovementsEntry } from './DownlineMovementsEntry.tsx';

const of = (account?: string) => ({ values: account ? { account } : {}, open: fn(), change: fn(), close: fn() });
const meta = {
  title: 'AgentCenter/DownlineRecords',
  component: DownlineBetsEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: { part: undefined, openPart: fn(), partOf: () => null, address: of('minhtri07'), hrefOf: () => '/web?agent=downlineManagement' },
} satisfies Meta<typeof DownlineBetsEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text, words } = storyWords(globals);
  return { t: (key: string, slots?: Record<string, string | number>) => text('agent-center', key, slots), words };
};

export const Bets: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = wordsOf(context);
    const table = within(await context.canvas.findByRole('table', { name: t('records.bets', { account: 'minhtri07' }) }));
    await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent(/50[.,]000.*97[.,]500.*\+.*47[.,]500/));
    await expect(context.canvas.getByText(t('records.open', { number: 1 }))).toBeVisible();
  },
};
/** What is chosen is what the gateway is asked for. */
export const BetsChosen: Story = {
  parameters: answeringTeam({
    listDownlineBets: ({ vendorType, state }) => ({ rows: vendorType === 'LIVE' && state === 'open' ? storyBets : [] }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    await expect(await canvas.findByText(t('records.noBets'))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('records.vendorType') }), 'LIVE');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('column.state') }), 'open');
    await waitFor(() => expect(canvas.queryByText(t('records.noBets'))).toBeNull());
  },
};
/** Nobody is chosen yet: the downline is where he is found. */
export const NobodyChosen: Story = {
  args: { address: of() },
  play: async (context) => {
    const { t } = wordsOf(context);
    await expect(await context.canvas.findByText(t('records.choose'))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: t('entry.downlineManagement') })).toBeVisible();
  },
};
export const Movements: Story = {
  render: (args) => <DownlineMovementsEntry {...args} />,
  parameters: answeringTeam({
    listDownlineTransactions: ({ kind }) => ({ rows: storyMovements.filter((row) => kind === undefined || row.kind === kind) }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const table = within(await context.canvas.findByRole('table', { name: t('records.movements', { account: 'minhtri07' }) }));
    await expect(await table.findByText(t('movement.deposit'))).toBeVisible();
    await context.userEvent.selectOptions(context.canvas.getByRole('combobox', { name: t('column.kind') }), 'bet');
    await waitFor(() => expect(table.queryByText(t('movement.deposit'))).toBeNull());
  },
};
export const Loading: Story = { parameters: answeringTeam({ listDownlineBets: 'never', getDownlineBetTotals: 'never' }) };
const gateway = { isUp: false };
export const Failed: Story = {
  parameters: answeringTeam({ listDownlineBets: () => (gateway.isUp ? { rows: storyBets } : new Refusal('downline_not_found')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words } = wordsOf(context);
    await expect(await context.canvas.findByText(t('records.failed'))).toBeVisible();
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await context.canvas.findByText(/97[.,]500/)).toBeVisible();
  },
};
