import { type ContractType, contractTypes, type processDailySalary, type RequestOf } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyConsolidated, storyNoContracts } from '../testing/storyContracts.ts';
import { ContractRequests } from './ContractRequests.tsx';

const answering = (answers: Answers) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '760px' } },
  feature: { account: 'minh88', answers: { getPermission: storyPermission, ...answers } },
});
const waiting = new Set<ContractType>();
const taken: RequestOf<typeof processDailySalary>[] = [];
const start = (...types: readonly ContractType[]): void => {
  sessionStorage.clear();
  waiting.clear();
  for (const type of types) waiting.add(type);
  taken.splice(0);
};
const getConsolidated = () => storyConsolidated(...waiting);

const meta = {
  title: 'AgentContracts/ContractRequests',
  component: ContractRequests,
  decorators: [withFeature],
  parameters: answering({
    getConsolidated,
    processDailySalary: (request) => {
      taken.push(request);
      waiting.delete('dailySalary');
      return {};
    },
  }),
  args: { onClose: fn() },
  beforeEach: () => start(...contractTypes),
} satisfies Meta<typeof ContractRequests>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The panel, and what is looked for in it, in the language of the toolbar. */
async function open({ globals }: PlayContext) {
  const { text, words } = storyWords(globals);
  const t = (key: string, slots?: Record<string, string>) => text('agent-contracts', key, slots);
  const dialog = within(await screen.findByRole('dialog', { name: t('requests') }));
  const answer = async (type: string, key: 'sign' | 'refuse', user: PlayContext['userEvent']): Promise<void> => {
    const region = within(await dialog.findByRole('region', { name: t(type) }));
    await user.click(region.getByRole('button', { name: t(key) }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t(key) }));
  };
  return { t, words, dialog, answer, error: (code: string) => text('core', code) };
}

export const OneOfEachType: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t, dialog } = await open(context);
    await expect(await dialog.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    const name = t('type.dividend', { product: t('product.LIVE') });
    const table = within(dialog.getByRole('table', { name: t('terms', { name }) }));
    await expect(table.getByRole('columnheader', { name: t('term.contractRate') })).toBeInTheDocument();
    await expect(table.getByText(/15[.,]5\s?%/)).toBeVisible();
    await expect(dialog.getAllByText(t('from', { agent: 'Quốc Bảo' }))).toHaveLength(4);
  },
};
export const Signed: Story = {
  play: async (context) => {
    const { t, dialog, answer } = await open(context);
    await answer('type.dailySalary', 'sign', context.userEvent);
    await expect(await dialog.findByText(t('signed', { name: t('type.dailySalary') }))).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('region', { name: t('type.dailySalary') })).not.toBeInTheDocument());
    await expect(taken).toEqual([{ id: 'd-1', status: 'A' }]);
  },
};
export const LastOneRefused: Story = {
  beforeEach: () => start('dailySalary'),
  play: async (context) => {
    const { t, dialog, answer } = await open(context);
    await answer('type.dailySalary', 'refuse', context.userEvent);
    await expect(await dialog.findByText(t('refused', { name: t('type.dailySalary') }))).toBeVisible();
    await expect(await dialog.findByText(t('empty'))).toBeVisible();
    await expect(taken).toEqual([{ id: 'd-1', status: 'R' }]);
  },
};
export const AnsweredElsewhere: Story = {
  parameters: answering({ getConsolidated, processRealTimeSalary: new Refusal('contract_answered') }),
  play: async (context) => {
    const { dialog, answer, error } = await open(context);
    await answer('type.realTimeSalary', 'sign', context.userEvent);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(error('contract_answered'));
  },
};
export const Empty: Story = {
  parameters: answering({ getConsolidated: storyNoContracts }),
  play: async (context) => {
    const { t, words, dialog } = await open(context);
    await expect(await dialog.findByText(t('empty'))).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  parameters: answering({ getConsolidated: 'never' }),
  play: async (context) => {
    const { words, dialog } = await open(context);
    await expect(dialog.getByRole('status', { name: words.loading })).toBeVisible();
  },
};
const gateway = { isUp: false };
export const FailedAndTriedAgain: Story = {
  parameters: answering({ getConsolidated: () => (gateway.isUp ? storyConsolidated('hourlySalary') : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words, dialog } = await open(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('failed'));
    gateway.isUp = true;
    await context.userEvent.click(dialog.getByRole('button', { name: words.retry }));
    await expect(await dialog.findByRole('region', { name: t('type.hourlySalary') })).toBeVisible();
  },
};
