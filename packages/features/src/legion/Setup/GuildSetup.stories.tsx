import type { ErrorCode } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { StoryLegion } from '../testing/StoryLegion.tsx';
import { answeringLegion, storyGuild } from '../testing/storyLegion.ts';

const storyParts = storyPartsOf('legion');

const meta = {
  title: 'Legion/GuildSetup',
  component: StoryLegion,
  decorators: [withFeature],
  parameters: answeringLegion(),
  args: { part: 'setup', onOpenPart: fn() },
} satisfies Meta<typeof StoryLegion>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Another picture and description. */
async function edit(context: PlayContext): Promise<void> {
  const { t, field } = storyParts(context);
  await context.userEvent.click(await context.canvas.findByRole('radio', { name: t('icon.5') }));
  await context.userEvent.clear(await field('description'));
  await fillIn(context.userEvent, await field('description'), 'Chơi vui');
  await expect(context.canvas.getByText(t('unsaved', { count: 2 }))).toBeVisible();
}
const bar = (context: PlayContext) => context.canvas.queryByText(storyParts(context).t('unsaved', { count: 2 }));

/** Nothing is changed: no bar. */
export const Saved: Story = {
  play: async (context) => {
    const { t, field } = storyParts(context);
    await expect(await field('name')).toHaveValue(storyGuild.guildName);
    await expect(context.canvas.getByText('7 / 7')).toBeVisible();
    await expect(context.canvas.getByText('30 / 30')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('unsaved.save') })).toBeNull();
  },
};
const updated = fn((face: object) => ({ ...storyGuild, ...face }));
/** §2 "Setup has an unsaved-change state". */
export const Changed: Story = {
  tags: ['browser'],
  parameters: answeringLegion({ updateGuild: updated, getGuild: () => updated.mock.results.at(-1)?.value ?? storyGuild }),
  beforeEach: () => void updated.mockClear(),
  play: async (context) => {
    const { t, button } = storyParts(context);
    await edit(context);
    await expect(context.canvas.getByText([t('changed.guildIconId'), t('changed.guildDescription')].join(', '))).toBeVisible();
    await context.userEvent.click(await button('unsaved.save'));
    await expect(await screen.findByText(t('setup.saved'))).toBeVisible();
    await expect(updated).toHaveBeenLastCalledWith({
      guildId: storyGuild.guildId,
      guildIconId: 5,
      guildName: 'Rồng Đỏ',
      guildDescription: 'Chơi vui',
    });
    await waitFor(() => expect(bar(context)).toBeNull());
  },
};
export const Discarded: Story = {
  play: async (context) => {
    const { t, button, field } = storyParts(context);
    await edit(context);
    await context.userEvent.click(await button('unsaved.discard'));
    await expect(await field('description')).toHaveValue(storyGuild.guildDescription);
    await expect(context.canvas.getByRole('radio', { name: t('icon.1') })).toBeChecked();
    await expect(bar(context)).toBeNull();
  },
};
/** §2 "leaving a tab … with changes asks to save or discard": it goes after either, and stays for who goes on editing. */
export const LeavingTheTab: Story = {
  play: async (context) => {
    const { t, words, answer } = storyParts(context);
    await edit(context);
    const leave = () => context.userEvent.click(context.canvas.getByRole('tab', { name: t('tab.rules') }));
    await leave();
    await context.userEvent.click(await answer(words.keepEditing));
    await expect(bar(context)).toBeVisible();
    await expect(context.args.onOpenPart).not.toHaveBeenCalled();
    await leave();
    await context.userEvent.click(await answer(words.discard));
    await expect(context.args.onOpenPart).toHaveBeenLastCalledWith('rules');
    await expect(await context.canvas.findByText(t('rules.ties'))).toBeVisible();
  },
};
export const LeavingWithSave: Story = {
  parameters: answeringLegion({ updateGuild: updated }),
  beforeEach: () => void updated.mockClear(),
  play: async (context) => {
    const { t, words, answer } = storyParts(context);
    await edit(context);
    await context.userEvent.click(context.canvas.getByRole('tab', { name: t('tab.rank') }));
    await context.userEvent.click(await answer(words.save));
    await waitFor(() => expect(context.args.onOpenPart).toHaveBeenLastCalledWith(undefined));
    await expect(updated).toHaveBeenCalledOnce();
  },
};
/** What can't be saved is not left by “save”: its field says why. */
export const LeavingWithRefusedSave: Story = {
  parameters: answeringLegion({ updateGuild: new Refusal('guild_name_taken') }),
  play: async (context) => {
    const { t, words, answer, error } = storyParts(context);
    await edit(context);
    await context.userEvent.click(context.canvas.getByRole('tab', { name: t('tab.rank') }));
    await context.userEvent.click(await answer(words.save));
    await expect(await context.canvas.findByText(error('guild_name_taken'))).toBeVisible();
    await expect(context.args.onOpenPart).not.toHaveBeenCalled();
  },
};
/** A reload is asked by the browser itself. */
export const Reload: Story = {
  play: async (context) => {
    const isAsked = (): boolean => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await storyParts(context).field('description');
    await expect(isAsked()).toBe(false);
    await edit(context);
    await expect(isAsked()).toBe(true);
  },
};
/** §9: eight characters as a reader counts them are one too many; nothing is cut off. */
export const TooLong: Story = {
  play: async (context) => {
    const { t, words, button, field } = storyParts(context);
    const name = await field('name');
    await context.userEvent.clear(name);
    await fillIn(context.userEvent, name, '👨‍👩‍👧‍👦ồồồồồồồ'.normalize('NFD'));
    const [shown] = context.canvas.getAllByText(words.charactersOver.replace('{count}', '1'));
    await expect(shown).toBeVisible();
    await context.userEvent.click(await button('unsaved.save'));
    await expect(await context.canvas.findByText(t('setup.tooLong', { count: 7 }))).toBeVisible();
    await expect(name).toHaveFocus();
  },
};
const refusedName = (code: ErrorCode): Story => ({
  parameters: answeringLegion({ updateGuild: new Refusal(code) }),
  play: async (context) => {
    const { button, field, error } = storyParts(context);
    const name = await field('name');
    await context.userEvent.clear(name);
    await fillIn(context.userEvent, name, 'Baize');
    await context.userEvent.click(await button('unsaved.save'));
    await expect(await context.canvas.findByText(error(code))).toBeVisible();
    await expect(name).toBeInvalid();
  },
});
export const NameForbidden: Story = refusedName('guild_name_forbidden');
export const NameTaken: Story = refusedName('guild_name_taken');
export const SaveFailed: Story = {
  parameters: answeringLegion({ updateGuild: 'offline' }),
  play: async (context) => {
    const { button, error } = storyParts(context);
    await edit(context);
    await context.userEvent.click(await button('unsaved.save'));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
    await expect(bar(context)).toBeVisible();
  },
};
/** §9 "guild code refresh throttled 2 s". */
export const CodeRefreshed: Story = {
  parameters: answeringLegion({ getGuildCode: { code: 'H8M4XZ' } }),
  play: async (context) => {
    const { t, button } = storyParts(context);
    await context.userEvent.click(await button('code.refresh'));
    await expect(await screen.findByText(t('code.refreshed'))).toBeVisible();
    await expect(await button('code.refresh')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(async () => expect(await button('code.refresh')).not.toHaveAttribute('aria-disabled'), { timeout: 4_000 });
  },
};
export const CodeRefusedTooOften: Story = {
  parameters: answeringLegion({ refreshGuildCode: new Refusal('TOO_MANY_REQUEST') }),
  play: async (context) => {
    const { button } = storyParts(context);
    const refresh = await button('code.refresh');
    await context.userEvent.click(refresh);
    // Another tab was quicker: the button waits as it does after a refresh of its own.
    await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'true'));
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
const closed = fn((_: object) => ({}));
/** The master disbands by his fund password: there is no legion any more. */
export const Disbanded: Story = {
  parameters: answeringLegion({
    closeGuild: closed,
    getGuild: () => (closed.mock.calls.length > 0 ? new Refusal('guild_not_joined') : storyGuild),
  }),
  beforeEach: () => void closed.mockClear(),
  play: async (context) => {
    const { t, button } = storyParts(context);
    await context.userEvent.click(await button('disband'));
    const dialog = within(await screen.findByRole('dialog', { name: t('disband.title', { guild: storyGuild.guildName }) }));
    await expect(dialog.getByText(t('disband.message', { count: 24, members: '24' }))).toBeVisible();
    await fillIn(context.userEvent, dialog.getByLabelText(new RegExp(t('fund'))), 'Fund1234');
    await context.userEvent.click(dialog.getByRole('button', { name: t('disband') }));
    await expect(await context.canvas.findByRole('button', { name: t('join') })).toBeVisible();
    await expect(closed).toHaveBeenLastCalledWith({ guildId: storyGuild.guildId, fundPassword: 'Fund1234' });
  },
};
