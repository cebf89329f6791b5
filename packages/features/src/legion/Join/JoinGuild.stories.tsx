import type { ErrorCode } from '@baize/contract';
import { ToastProvider } from '@baize/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { fillIn, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyPartsOf } from '../../core/testing/storyPartsOf.ts';
import { LegionSettings } from '../Legion/LegionSettings.tsx';
import { answeringLegion, storyGuild, storyOthersGuild, storyRules } from '../testing/storyLegion.ts';
import { JoinGuild } from './JoinGuild.tsx';

const storyParts = storyPartsOf('legion');

const meta = {
  title: 'Legion/JoinGuild',
  decorators: [withFeature],
  parameters: answeringLegion(),
  render: () => (
    <ToastProvider>
      <LegionSettings>{(look) => <JoinGuild look={look} />}</LegionSettings>
    </ToastProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a legion is, and both ways into one. */
export const Ways: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(/0[.,]5\s?%/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t('join') })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t('found') })).toBeVisible();
  },
};

const joined = fn((_: { code: string }) => storyOthersGuild);
/** A code as it is passed on: with blanks, in small letters, between marks that nobody sees. */
export const PastedCode: Story = {
  parameters: answeringLegion({ joinGuild: joined }),
  beforeEach: () => void joined.mockClear(),
  play: async (context) => {
    const { t, button, field } = storyParts(context);
    await fillIn(context.userEvent, await field('join.code'), '\u200b rd7 k2q\u202c \u00a0');
    await context.userEvent.click(await button('join'));
    await expect(await screen.findByText(t('join.done'))).toBeVisible();
    await expect(joined).toHaveBeenLastCalledWith({ code: 'RD7K2Q' });
  },
};
export const NoCode: Story = {
  play: async (context) => {
    const { t, button, field } = storyParts(context);
    await context.userEvent.click(await button('join'));
    await expect(await context.canvas.findByText(t('join.missing'))).toBeVisible();
    await expect(await field('join.code')).toHaveFocus();
  },
};

/** Each refusal has its sentence at the field, which has the focus. */
const refused = (code: ErrorCode): Story => ({
  parameters: answeringLegion({ joinGuild: new Refusal(code) }),
  play: async (context) => {
    const { error, button, field } = storyParts(context);
    const typed = await field('join.code');
    await fillIn(context.userEvent, typed, 'RD7K2Q');
    await context.userEvent.click(await button('join'));
    await expect(await context.canvas.findByText(error(code))).toBeVisible();
    await expect(typed).toBeInvalid();
    await expect(typed).toHaveFocus();
    await context.userEvent.type(typed, 'X');
    await expect(context.canvas.queryByText(error(code))).toBeNull();
  },
});
export const WrongCode: Story = refused('guild_code_not_found');
export const OldCode: Story = refused('guild_code_old');
export const Closed: Story = refused('guild_closed');
export const Full: Story = refused('guild_full');
export const AlreadyInOne: Story = refused('guild_already_joined');
export const TooOften: Story = {
  parameters: answeringLegion({ joinGuild: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 60 }) }),
  play: async (context) => {
    const { error, button, field } = storyParts(context);
    await fillIn(context.userEvent, await field('join.code'), 'RD7K2Q');
    await context.userEvent.click(await button('join'));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 1 }));
  },
};
/** The brand does not let members found one. */
export const CannotFound: Story = {
  parameters: answeringLegion({ getGuildRules: { ...storyRules, canCreate: false } }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(/0[.,]5\s?%/)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('found') })).toBeNull();
  },
};

const founded = fn((_: object) => storyGuild);
export const Founded: Story = {
  parameters: answeringLegion({ createGuild: founded }),
  beforeEach: () => void founded.mockClear(),
  play: async (context) => {
    const { t, button, field } = storyParts(context);
    const { userEvent, canvas } = context;
    await userEvent.click(await button('found'));
    await userEvent.click(canvas.getByRole('radio', { name: t('icon.5') }));
    await userEvent.click(await button('found'));
    await expect(await field('name')).toBeInvalid();
    await expect(founded).not.toHaveBeenCalled();
    await fillIn(userEvent, await field('name'), ' Rồng Đỏ');
    await userEvent.click(await button('found'));
    await expect(await screen.findByText(new RegExp(t('found.done', { name: '' }).trim()))).toBeVisible();
    await expect(founded).toHaveBeenLastCalledWith({ guildIconId: 5, guildName: 'Rồng Đỏ', guildDescription: '' });
  },
};
const refusedName = (code: ErrorCode): Story => ({
  parameters: answeringLegion({ createGuild: new Refusal(code) }),
  play: async (context) => {
    const { error, button, field } = storyParts(context);
    await context.userEvent.click(await button('found'));
    await fillIn(context.userEvent, await field('name'), 'Baize');
    await context.userEvent.click(await button('found'));
    await expect(await context.canvas.findByText(error(code))).toBeVisible();
    await expect(await field('name')).toHaveFocus();
  },
});
export const NameTaken: Story = refusedName('guild_name_taken');
export const NameForbidden: Story = refusedName('guild_name_forbidden');
export const RulesMissing: Story = {
  parameters: answeringLegion({ getGuildRules: 'offline' }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('rules.failed'));
    await expect(context.canvas.getByRole('button', { name: t('join') })).toBeVisible();
  },
};
