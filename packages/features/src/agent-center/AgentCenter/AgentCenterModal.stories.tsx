import type { WireConsolidated } from '@baize/contract';
import { Text } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type Answers, Refusal, storyMember, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyConsolidated } from '../testing/storyTeam.ts';
import { AgentCenterModal } from './AgentCenterModal.tsx';

const nobody: WireConsolidated['divtypeinfo'] = { agentList: [] };
const agent = { ...storyMember, nickname: 'Quốc Bảo', type: 2, isAgent: 4 };
const answering = (getConsolidated: NonNullable<Answers['getConsolidated']>, getMemberInfo = agent) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '760px' } },
  feature: { account: 'agent88', answers: { getMemberInfo, getConsolidated } satisfies Answers },
});

const meta = {
  title: 'AgentCenter/AgentCenterModal',
  component: AgentCenterModal,
  decorators: [withFeature],
  parameters: answering(storyConsolidated()),
  args: {
    entry: 'announcement',
    isInnerPage: false,
    hrefOf: (entry) => `/web?agent=${entry ?? 'menu'}`,
    page: <Text>Bảo trì sảnh AG rạng sáng 22-11</Text>,
    onClose: fn(),
  },
} satisfies Meta<typeof AgentCenterModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The centre and what is looked for in it, in the language of the toolbar. */
async function open({ args, globals }: PlayContext) {
  const { text, words } = storyWords(globals);
  const t = (key: string, slots?: Record<string, string>) => text('agent-center', key, slots);
  const dialog = within(await screen.findByRole('dialog', { name: t(args.entry ? `entry.${args.entry}` : 'entry.announcement') }));
  return { t, words, dialog, nav: () => dialog.findByRole('navigation', { name: t('center') }) };
}

async function expectEveryEntry(context: PlayContext): Promise<void> {
  const { t, dialog, nav } = await open(context);
  const links = within(await nav());
  await expect(await links.findByRole('link', { name: t('entry.dividend') })).toHaveAttribute('href', '/web?agent=dividend');
  await expect(links.getAllByRole('link')).toHaveLength(14);
  await expect(links.getByRole('link', { name: t('entry.announcement') })).toHaveAttribute('aria-current', 'page');
  await expect(dialog.getByText('Bảo trì sảnh AG rạng sáng 22-11')).toBeVisible();
  await expect(dialog.getByText('Quốc Bảo')).toBeVisible();
}

export const EveryEntry: Story = { tags: ['browser'], play: expectEveryEntry };
export const WithoutContracts: Story = {
  parameters: answering(storyConsolidated(nobody)),
  play: async (context) => {
    const { nav } = await open(context);
    await expect(await within(await nav()).findAllByRole('link')).toHaveLength(10);
  },
};
/** §2 "Agents (isAgent 4)": that flag alone opens the agent centre, whatever the member type is. */
export const AgentByFlagAlone: Story = {
  parameters: answering(storyConsolidated(), { ...agent, type: 0 }),
  play: expectEveryEntry,
};
export const ComesLater: Story = {
  args: { entry: 'revenueReport', page: undefined },
  play: async (context) => {
    const { t, dialog } = await open(context);
    await expect(await dialog.findByText(t('comesLater', { entry: t('entry.revenueReport') }))).toBeVisible();
  },
};
export const NotInForce: Story = {
  args: { entry: 'dividend' },
  parameters: answering(storyConsolidated(nobody)),
  play: async (context) => {
    const { t, dialog } = await open(context);
    await expect(await dialog.findByText(t('notInForce'))).toBeVisible();
  },
};
export const Loading: Story = { args: { entry: 'dividend' }, parameters: answering('never') };
const gateway = { isUp: false };
export const FailedAndTriedAgain: Story = {
  args: { entry: 'hourlySalary', page: undefined },
  parameters: answering(() => (gateway.isUp ? storyConsolidated() : new Refusal('system_error'))),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words, dialog } = await open(context);
    const [retry] = await dialog.findAllByRole('button', { name: words.retry });
    gateway.isUp = true;
    if (retry) await context.userEvent.click(retry);
    await expect(await dialog.findByText(t('comesLater', { entry: t('entry.hourlySalary') }))).toBeVisible();
  },
};
export const Closed: Story = {
  play: async (context) => {
    const { words, dialog } = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};
