import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { answeringLegion, storyRules } from '../testing/storyLegion.ts';
import { GuildRulesEntry } from './GuildRulesEntry.tsx';

const storyParts = storyPartsOf('legion');

const meta = {
  title: 'Legion/GuildRules',
  component: GuildRulesEntry,
  decorators: [withFeature],
  parameters: answeringLegion(),
} satisfies Meta<typeof GuildRulesEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How one is ranked, what is paid, and what leaving wipes. */
export const All: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = storyParts(context);
    const table = within(await context.canvas.findByRole('table', { name: t('rules.prizes') }));
    await expect(table.getAllByRole('row')).toHaveLength(storyRules.prizes.length + 1);
    await expect(table.getByText('4 – 10')).toBeVisible();
    await expect(context.canvas.getByText(t('rules.wiped'))).toBeVisible();
    await expect(context.canvas.getByText(/1[.,]000/)).toBeVisible();
  },
};
export const NoPrizes: Story = {
  parameters: answeringLegion({ getGuildRules: { ...storyRules, prizes: [] } }),
  play: async (context) => {
    await expect(await context.canvas.findByText(storyParts(context).t('rules.ties'))).toBeVisible();
    await expect(context.canvas.queryByRole('table')).toBeNull();
  },
};
export const Loading: Story = { parameters: answeringLegion({ getGuildRules: 'never' }) };
export const Failed: Story = {
  parameters: answeringLegion({ getGuildRules: 'offline' }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyParts(context).t('rules.failed'));
  },
};
