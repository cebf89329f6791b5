import { ToastProvider } from '@baize/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { answeringLegion, storyGuild, storyMembers, storyMembersOfOthers, storyOthersGuild } from '../testing/storyLegion.ts';
import { GuildMembersEntry } from './GuildMembersEntry.tsx';

const storyParts = storyPartsOf('legion');

const meta = {
  title: 'Legion/GuildMembers',
  component: GuildMembersEntry,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
    withFeature,
  ],
  parameters: answeringLegion(),
  args: { hrefOf: (place) => ('center' in place ? `/web?center=${place.center}&page=${place.page ?? ''}` : '#elsewhere') },
} satisfies Meta<typeof GuildMembersEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const kicked = fn((_: object) => ({}));
/** §6: the master removes a member, and is asked before. */
export const Master: Story = {
  tags: ['browser'],
  parameters: answeringLegion({ kickMember: kicked }),
  beforeEach: () => void kicked.mockClear(),
  play: async (context) => {
    const { t, button, answer } = storyParts(context);
    const { canvas, userEvent } = context;
    const list = within(await canvas.findByRole('list', { name: t('members') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByRole('button', { name: t('kick.name', { name: 'Minh Anh' }) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('kick.name', { name: 'Thu Hà' }) }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(t('kick.message', { name: 'Thu Hà' }));
    await userEvent.click(await answer(t('kick')));
    await expect(await screen.findByText(t('kick.done', { name: 'Thu Hà' }))).toBeVisible();
    await expect(kicked).toHaveBeenLastCalledWith({ customerId: storyMembers[1]?.customerId, guildId: storyGuild.guildId });
    await expect(await button('code.refresh')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('leave') })).toBeNull();
  },
};
export const KickRefused: Story = {
  parameters: answeringLegion({ kickMember: new Refusal('guild_member_not_found') }),
  play: async (context) => {
    const { t, answer, error } = storyParts(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('kick.name', { name: 'Đức Anh' }) }));
    await context.userEvent.click(await answer(t('kick')));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('guild_member_not_found'));
  },
};
const asMember = {
  getGuild: storyOthersGuild,
  listGuildMembers: { rows: storyMembersOfOthers, total: 24, online: 9 },
};
const left = fn((_: object) => ({}));
/** §4: leaving says what is wiped. */
export const Member: Story = {
  parameters: answeringLegion({ ...asMember, leaveGuild: left }),
  beforeEach: () => void left.mockClear(),
  play: async (context) => {
    const { t, button, answer } = storyParts(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await button('leave'));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(t('leave.message'));
    await userEvent.click(await answer(t('leave.stay')));
    await expect(left).not.toHaveBeenCalled();
    await userEvent.click(await button('leave'));
    await userEvent.click(await answer(t('leave')));
    await expect(await screen.findByText(t('leave.done'))).toBeVisible();
    await expect(left).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: new RegExp(t('kick.name', { name: '' }).trim().slice(0, 3)) })).toBeNull();
  },
};
export const LeaveRefused: Story = {
  parameters: answeringLegion({ ...asMember, leaveGuild: new Refusal('guild_master_stays') }),
  play: async (context) => {
    const { t, button, answer, error } = storyParts(context);
    await context.userEvent.click(await button('leave'));
    await context.userEvent.click(await answer(t('leave')));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('guild_master_stays'));
  },
};

type PlayContext = Parameters<NonNullable<Story['play']>>[0];
const openHandOver = async (context: PlayContext) => {
  const { t } = storyParts(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('handOver.to', { name: 'Thu Hà' }) }));
  return within(await screen.findByRole('dialog', { name: t('handOver.title', { name: 'Thu Hà' }) }));
};
const sendWith = async (context: PlayContext, fundPassword: string) => {
  const { t } = storyParts(context);
  const dialog = await openHandOver(context);
  if (fundPassword) await fillIn(context.userEvent, dialog.getByLabelText(new RegExp(t('fund'))), fundPassword);
  await context.userEvent.click(dialog.getByRole('button', { name: t('handOver') }));
  return dialog;
};
const handedOver = fn((_: object) => storyOthersGuild);
/** The master hands over by his fund password, and is a member from then on. */
export const HandedOver: Story = {
  parameters: answeringLegion({
    transferGuild: handedOver,
    getGuild: () => (handedOver.mock.calls.length > 0 ? storyOthersGuild : storyGuild),
  }),
  beforeEach: () => void handedOver.mockClear(),
  play: async (context) => {
    const { t } = storyParts(context);
    await sendWith(context, 'Fund1234');
    await expect(await screen.findByText(t('handOver.done', { name: 'Thu Hà' }))).toBeVisible();
    await expect(handedOver).toHaveBeenLastCalledWith({
      customerId: storyMembers[1]?.customerId,
      guildId: storyGuild.guildId,
      fundPassword: 'Fund1234',
    });
    await expect(await context.canvas.findByRole('button', { name: t('leave') })).toBeVisible();
  },
};
export const WrongFundPassword: Story = {
  parameters: answeringLegion({ transferGuild: new Refusal('fund_password_error') }),
  play: async (context) => {
    const { error } = storyParts(context);
    const dialog = await sendWith(context, 'Fund0000');
    await expect(await dialog.findByText(error('fund_password_error'))).toBeVisible();
  },
};
export const EmptyFundPassword: Story = {
  play: async (context) => {
    const { error } = storyParts(context);
    const dialog = await sendWith(context, '');
    await expect(await dialog.findByText(error('field_required'))).toBeVisible();
  },
};
/** §7: what can't be encrypted is told as a network that fails. */
export const CannotEncrypt: Story = {
  parameters: answeringLegion({ getEncryptionKey: 'offline' }),
  play: async (context) => {
    const { error } = storyParts(context);
    const dialog = await sendWith(context, 'Fund1234');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(error('encryption_unavailable'));
  },
};
export const NoFundPassword: Story = {
  parameters: answeringLegion({ getSecurity: { hasFundPassword: false, hasAuthenticator: false } }),
  play: async (context) => {
    const { t } = storyParts(context);
    const dialog = await openHandOver(context);
    await expect(await dialog.findByRole('link', { name: t('fund.set') })).toHaveAttribute('href', '/web?center=account&page=fund');
  },
};
export const Alone: Story = {
  parameters: answeringLegion({
    getGuild: { ...storyGuild, members: 1, online: 1 },
    listGuildMembers: { rows: storyMembers.slice(0, 1), total: 1, online: 1 },
  }),
};
export const LongNames: Story = {
  parameters: answeringLegion({
    listGuildMembers: {
      rows: storyMembers.map((member) => ({ ...member, nickname: 'Nguyễn Trần Hoàng Phúc Thiên Ân' })),
      total: 1_000,
      online: 900,
    },
  }),
};
export const Loading: Story = { parameters: answeringLegion({ listGuildMembers: 'never', getGuildCode: 'never' }) };
export const Failed: Story = {
  parameters: answeringLegion({ listGuildMembers: 'offline' }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyParts(context).t('members.failed'));
  },
};
