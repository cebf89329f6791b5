import { ToastProvider } from '@baize/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { LegionSettings } from '../Legion/LegionSettings.tsx';
import { answeringLegion, storyBonus, storyFrozenRanks, storyGuild, storyPaidBonus, storyRanks } from '../testing/storyLegion.ts';
import { GuildRank } from './GuildRank.tsx';

const storyParts = storyPartsOf('legion');

const meta = {
  title: 'Legion/GuildRank',
  decorators: [withFeature],
  parameters: answeringLegion(),
  render: () => (
    <ToastProvider>
      <LegionSettings>{(look) => <GuildRank guild={storyGuild} look={look} />}</LegionSettings>
    </ToastProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** §7 "own place": pinned above, and left out below. */
export const ThisWeek: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = storyParts(context);
    const { canvas, userEvent } = context;
    const own = within(await canvas.findByRole('region', { name: t('rank.own') }));
    await expect(own.getByText('7')).toBeVisible();
    await expect(own.getByText(/1[.,]640[.,]250/)).toBeVisible();
    await expect(own.getByText(t('moved.up', { count: 5, places: '5' }))).toBeInTheDocument();
    const list = within(canvas.getByRole('list', { name: t('rank.list', { type: t('type.BET') }) }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.queryByText('Minh Anh')).toBeNull();
    await expect(list.getByText(t('moved.down', { count: 2, places: '2' }))).toBeInTheDocument();
    await expect(canvas.getByText(/^(?:còn \d ngày|\d days? \d+ h left)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('scope.guilds') }));
    await expect(within(await canvas.findByRole('region', { name: t('rank.ownGuild') })).getByText('Rồng Đỏ')).toBeVisible();
  },
};
/** How often the stake came back, and not how much. */
export const Odds: Story = {
  parameters: answeringLegion({
    listGuildRanks: { ...storyRanks, rows: storyRanks.rows.map((row, index) => ({ ...row, value: 12_050 - index * 950 })) },
  }),
  play: async (context) => {
    const { t } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: t('type.ODDS') }));
    await expect(await context.canvas.findByText(/^120[.,]50×$/)).toBeVisible();
  },
};
/** The result stands, and what it has brought. */
export const LastWeek: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: t('turn.P') }));
    await expect(await context.canvas.findByText(/18[.,]750/)).toBeVisible();
    await expect(await context.canvas.findByText(new RegExp(t('rank.frozen', { days: '' }).replace(/^, /, '')))).toBeVisible();
  },
};
/** Over, and not settled yet. */
export const Settling: Story = {
  parameters: answeringLegion({
    getGuildBonus: ({ period }) => (period === 'P' ? { ...storyPaidBonus, state: 'due' } : storyBonus),
    listGuildRanks: { ...storyFrozenRanks, period: { ...storyFrozenRanks.period, isFrozen: false } },
  }),
  play: async (context) => {
    const { t } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: t('turn.P') }));
    await expect(await context.canvas.findByText(new RegExp(t('rank.freezing', { days: '' }).replace(/^, /, '')))).toBeVisible();
  },
};
export const NoOwnPlace: Story = {
  parameters: answeringLegion({
    listGuildRanks: { ...storyRanks, rows: storyRanks.rows.filter(({ isOwn }) => !isOwn), own: undefined },
  }),
  play: async (context) => {
    await expect(await context.canvas.findByText(storyParts(context).t('rank.noneYet'))).toBeVisible();
  },
};
export const NobodyYet: Story = {
  parameters: answeringLegion({ listGuildRanks: { ...storyRanks, rows: [], total: 0, own: undefined } }),
  play: async (context) => {
    await expect(await context.canvas.findByText(storyParts(context).t('rank.empty'))).toBeVisible();
  },
};
/** A rank far behind, and names as long as they can be. */
export const FarBehind: Story = {
  parameters: answeringLegion({
    listGuildRanks: {
      ...storyRanks,
      total: 1_000_000,
      rows: storyRanks.rows.map((row) => ({ ...row, nickname: 'Nguyễn Trần Hoàng Phúc Thiên Ân', value: row.value * 100_000 })),
      own: { ...(storyRanks.own ?? storyRanks.rows[0]), rank: 128_400, moved: -12_000, value: 12 } as (typeof storyRanks.rows)[number],
    },
  }),
  play: async (context) => {
    const { t } = storyParts(context);
    const own = within(await context.canvas.findByRole('region', { name: t('rank.own') }));
    await expect(own.getByText(/128[.,]400/)).toBeVisible();
    await expect(context.canvas.getByRole('navigation', { name: t('rank.pages') })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answeringLegion({ listGuildRanks: 'never', getGuildCode: 'never', listGuildMembers: 'never' }),
};
export const Failed: Story = {
  parameters: answeringLegion({
    listGuildRanks: new Refusal('system_error'),
    getGuildCode: 'offline',
    listGuildMembers: 'offline',
  }),
  play: async (context) => {
    const { t, error } = storyParts(context);
    await expect(await context.canvas.findByText(t('rank.failed'))).toBeVisible();
    await expect(context.canvas.getByText(error('system_error'))).toBeVisible();
  },
};
