import type { listDownlineContracts, RequestOf } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringContracts, storyDownlines } from '../testing/storyAgreements.ts';
import { AgentContracts } from './AgentContracts.tsx';

const asked: RequestOf<typeof listDownlineContracts>[] = [];
const listing = (request: RequestOf<typeof listDownlineContracts>) => {
  asked.push(request);
  const rows = storyDownlines.filter(({ account }) => account.startsWith(request.search ?? ''));
  return request.after ? { rows: rows.slice(2) } : { rows: rows.slice(0, 2), ...(rows.length > 2 && { next: 'pthao88' }) };
};
const meta = {
  title: 'AgentContracts/DownlineContracts',
  component: AgentContracts,
  decorators: [withFeature],
  args: { type: 'dividend' },
  parameters: answeringContracts({ listDownlineContracts: listing }),
  beforeEach: () => void asked.splice(0),
} satisfies Meta<typeof AgentContracts>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text, words } = storyWords(globals);
  return { t: (key: string, slots?: Record<string, string | number>) => text('agent-contracts', key, slots), words };
};

/** By name, page by page; each leads to its contract, and back. */
export const List: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    await expect(await canvas.findByText('pthao88')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('more') }));
    await expect(await canvas.findByText('minhtri')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: t('downline.list') }));
    await expect(table.getByText(new RegExp(t('waitsForYou')))).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: t('downline.viewOf', { account: 'tuankiet' }) }));
    await expect(await canvas.findByRole('region', { name: t('stage.inForce') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Gia Hân · giahan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('downline.back') }));
    await expect(await canvas.findByText('tuankiet')).toBeVisible();
  },
};
export const Search: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    await context.userEvent.type(await context.canvas.findByRole('searchbox', { name: t('downline.search') }), 'duc');
    await waitFor(() => expect(context.canvas.queryByText('tuankiet')).not.toBeInTheDocument());
    await expect(context.canvas.getByText('ducanh')).toBeVisible();
  },
};
export const Filtered: Story = {
  play: async (context) => {
    const { t } = wordsOf(context);
    await context.userEvent.selectOptions(await context.canvas.findByRole('combobox', { name: t('downline.filter') }), 'waiting');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ type: 'dividend', filter: 'waiting' }));
  },
};
export const Nobody: Story = {
  parameters: answeringContracts({ listDownlineContracts: { rows: [] } }),
  play: async (context) => {
    await expect(await context.canvas.findByText(wordsOf(context).t('downline.empty'))).toBeVisible();
  },
};
const gateway = { isUp: false };
export const FailedAndTriedAgain: Story = {
  parameters: answeringContracts({ listDownlineContracts: () => (gateway.isUp ? { rows: storyDownlines } : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { words } = wordsOf(context);
    gateway.isUp = false;
    await context.canvas.findByRole('alert');
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await context.canvas.findByText('minhtri')).toBeVisible();
  },
};
