import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyAgent, storyBelow, storyBranch, storyDownlines } from '../testing/storyTeam.ts';
import { teamWords } from '../testing/teamWords.ts';
import { DownlinesEntry } from './DownlinesEntry.tsx';

const meta = {
  title: 'AgentCenter/Downlines',
  component: DownlinesEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: {
    part: undefined,
    openPart: fn(),
    partOf: () => null,
    address: { values: {}, open: fn(), change: fn(), close: fn() },
    hrefOf: (place) =>
      'agent' in place
        ? `/web?agent=${place.agent}&page=${place.page ?? ''}&account=${place.values?.account ?? place.values?.downline ?? ''}`
        : '/web',
  },
} satisfies Meta<typeof DownlinesEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = async (context: PlayContext): Promise<HTMLElement[]> => {
  await context.canvas.findByText('minhtri07');
  return within(context.canvas.getByRole('table', { name: teamWords(context).t('downlines.list') }))
    .getAllByRole('row')
    .slice(1);
};

/** Each with its kind, balance, last log-in and team, and the ways on from there. */
export const Ready: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = teamWords(context);
    const [first, second, , last] = await rowsOf(context);
    await expect(first).toHaveTextContent(
      new RegExp(`Gia Hân.*${t('kind.agent')}.*giahan18.*18[.,]204[.,]500.*${t('contracts.of.dividend')}.*96`),
    );
    await expect(second).toHaveTextContent(t('downlines.never'));
    await expect(last).toHaveTextContent(t('downlines.isOnline'));
    if (!first) return;
    await context.userEvent.click(within(first).getByRole('button', { name: t('downlines.actionsOf', { account: 'giahan18' }) }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: t('downlines.transfer') })).toHaveAttribute(
      'href',
      '/web?agent=downlineManagement&page=transfer&account=giahan18',
    );
    await expect(menu.getByRole('menuitem', { name: t('downlines.open') })).toHaveAttribute(
      'href',
      '/web?agent=downlineManagement&page=&account=giahan18',
    );
    const contract = menu.getByRole('menuitem', { name: t('downlines.contract', { type: t('entry.dividend') }) });
    await expect(contract).toHaveAttribute('href', `/web?agent=dividend&page=&account=${storyDownlines[0]?.id}`);
  },
};
/** What is searched and chosen is what the gateway is asked for. */
export const Filtered: Story = {
  parameters: answeringTeam({
    listDownlines: ({ search, kind, contracts, order, online }) => ({
      rows:
        search === 'tuan' && kind === 'agent' && contracts === 'waiting' && order === 'balance' && online === 'true'
          ? storyDownlines.slice(3)
          : storyDownlines,
    }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = teamWords(context);
    await rowsOf(context);
    await userEvent.type(canvas.getByRole('searchbox', { name: t('downlines.search') }), 'tuan');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('downlines.kind') }), 'agent');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('column.contracts') }), 'waiting');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('downlines.order') }), 'balance');
    await userEvent.click(canvas.getByRole('checkbox', { name: t('downlines.online') }));
    await waitFor(() => expect(canvas.queryByText('minhtri07')).toBeNull());
    await expect(await canvas.findByText('tuankiet41')).toBeVisible();
  },
};
/** Deeper in the tree the way back stands above, and the agents beside him are one tap away. */
export const Deeper: Story = {
  args: { address: { values: { account: 'giahan18' }, open: fn(), change: fn(), close: fn() } },
  parameters: answeringTeam({
    getDownline: { ...storyBranch, path: [storyAgent, storyBelow], person: { ...storyBranch.person, ...storyBelow } },
  }),
  play: async (context) => {
    const { t } = teamWords(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('path.others') }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Tuấn Kiệt' })).toHaveAttribute(
      'href',
      '/web?agent=downlineManagement&page=&account=tuankiet41',
    );
    await expect(menu.queryByRole('menuitem', { name: 'Gia Hân' })).toBeNull();
  },
};
export const Nobody: Story = {
  parameters: answeringTeam({ listDownlines: { rows: [] } }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByText(t('downlines.empty'))).toBeVisible();
    await context.userEvent.type(context.canvas.getByRole('searchbox'), 'xyz');
    await expect(await context.canvas.findByText(t('downlines.notFound'))).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('downlines.all') }));
    await expect(context.canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const Loading: Story = { parameters: answeringTeam({ getDownline: 'never', listDownlines: 'never' }) };
const gateway = { isUp: false };
export const Failed: Story = {
  parameters: answeringTeam({ listDownlines: () => (gateway.isUp ? { rows: storyDownlines } : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words } = teamWords(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('downlines.failed'));
    await expect(context.canvas.queryByRole('link', { name: t('path.own') })).toBeNull();
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await rowsOf(context)).toHaveLength(storyDownlines.length);
  },
};
/** An address may name an account that is not in the branch: there is a way back to the agent's own. */
export const NotInTheBranch: Story = {
  args: { address: { values: { account: 'nobody' }, open: fn(), change: fn(), close: fn() } },
  parameters: answeringTeam({ getDownline: new Refusal('downline_not_found') }),
  play: async (context) => {
    const { t } = teamWords(context);
    await expect(await context.canvas.findByRole('link', { name: t('path.own') })).toHaveAttribute(
      'href',
      '/web?agent=downlineManagement&page=&account=',
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w360', isRotated: false } } };
