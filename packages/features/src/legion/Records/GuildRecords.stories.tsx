import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { answeringLegion, storyOthersGuild, storyTransactions } from '../testing/storyLegion.ts';
import { GuildRecordsEntry } from './GuildRecordsEntry.tsx';

const storyParts = storyPartsOf('legion');
const address = (values: Record<string, string> = {}) => ({ values, open: fn(), change: fn(), close: fn() });

const meta = {
  title: 'Legion/GuildRecords',
  component: GuildRecordsEntry,
  decorators: [withFeature],
  parameters: answeringLegion(),
  args: { address: address() },
} satisfies Meta<typeof GuildRecordsEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What came, what was paid, and what it comes to; the master looks for a member. */
export const Master: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = storyParts(context);
    const { canvas, userEvent, args } = context;
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(storyTransactions.length + 1);
    await expect(canvas.getByText(/135[.,]550/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('records.type') }), 'guildBonus');
    await expect(args.address.change).toHaveBeenLastCalledWith({ kind: 'guildBonus' });
    await userEvent.type(canvas.getByRole('searchbox', { name: t('records.name') }), 'Thu{Enter}');
    await expect(args.address.change).toHaveBeenLastCalledWith({ account: 'Thu' });
  },
};
const asked = fn((_: object) => ({ rows: storyTransactions, footerAmount: 204_100 }));
/** §7 subordinateName, excludeTxTypeIds and size 13, from what the address says. */
export const Chosen: Story = {
  args: { address: address({ kind: 'guildBonus', account: 'Thu' }) },
  parameters: answeringLegion({ listGuildTransactions: asked }),
  beforeEach: () => void asked.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ subordinateName: 'Thu', excludeTxTypeIds: '2', size: 13 }));
  },
};
/** A member sees his own, and looks for nobody. */
export const Member: Story = {
  parameters: answeringLegion({ getGuild: storyOthersGuild }),
  play: async (context) => {
    await context.canvas.findByRole('table');
    await expect(context.canvas.queryByRole('searchbox')).toBeNull();
  },
};
export const More: Story = {
  parameters: answeringLegion({
    listGuildTransactions: ({ after }) => ({
      rows: storyTransactions.map((row) => ({ ...row, orderNo: `${row.orderNo}${after ?? ''}` })),
      footerAmount: 135_550,
      ...(!after && { next: '-2' }),
    }),
  }),
  play: async (context) => {
    const { button } = storyParts(context);
    await context.userEvent.click(await button('records.more'));
    await expect(await context.canvas.findByText('LG-20261116-01-2')).toBeInTheDocument();
    await expect(context.canvas.queryByRole('button', { name: storyParts(context).t('records.more') })).toBeNull();
  },
};
export const Nothing: Story = {
  parameters: answeringLegion({ listGuildTransactions: { rows: [], footerAmount: 0 } }),
  play: async (context) => {
    await expect(await context.canvas.findByText(storyParts(context).t('records.empty'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: answeringLegion({ listGuildTransactions: 'never' }) };
export const Failed: Story = {
  parameters: answeringLegion({ listGuildTransactions: 'offline' }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyParts(context).t('records.failed'));
  },
};
