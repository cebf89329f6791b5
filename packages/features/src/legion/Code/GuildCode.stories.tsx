import { ToastProvider } from '@baize/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { answeringLegion, storyGuild, storyOthersGuild } from '../testing/storyLegion.ts';
import { GuildCode } from './GuildCode.tsx';

const storyParts = storyPartsOf('legion');

const meta = {
  title: 'Legion/GuildCode',
  component: GuildCode,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
    withFeature,
  ],
  parameters: answeringLegion(),
  args: { guild: storyGuild },
} satisfies Meta<typeof GuildCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §6: the master makes a new code; it waits two seconds then (§9). */
export const Master: Story = {
  tags: ['browser'],
  parameters: answeringLegion({ getGuildCode: { code: 'H8M4XZ' } }),
  play: async (context) => {
    const { t, button } = storyParts(context);
    await context.userEvent.click(await button('code.refresh'));
    await expect(await context.canvas.findByDisplayValue('H8M4XZ')).toBeVisible();
    await expect(await context.canvas.findByText(/[12] gi|[12] second/)).toBeVisible();
    await expect(await button('code.refresh')).toHaveAttribute('aria-disabled', 'true');
    await expect(context.canvas.queryByText(t('code.about'))).toBeNull();
  },
};
/** Any member passes the code on. */
export const Member: Story = {
  args: { guild: storyOthersGuild },
  play: async (context) => {
    const { t, words } = storyParts(context);
    await expect(await context.canvas.findByDisplayValue('RD7K2Q')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: words.copy })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('code.refresh') })).toBeNull();
  },
};
export const Loading: Story = { parameters: answeringLegion({ getGuildCode: 'never' }) };
export const Failed: Story = {
  parameters: answeringLegion({ getGuildCode: 'offline' }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyParts(context).t('code.failed'));
  },
};
export const RefreshRefused: Story = {
  parameters: answeringLegion({ refreshGuildCode: new Refusal('guild_master_only') }),
  play: async (context) => {
    const { button, error } = storyParts(context);
    await context.userEvent.click(await button('code.refresh'));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('guild_master_only'));
  },
};
