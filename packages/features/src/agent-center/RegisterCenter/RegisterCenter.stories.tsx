import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringTeam, storyInvitation, storyInvitations } from '../testing/storyTeam.ts';
import { RegisterCenterEntry } from './RegisterCenterEntry.tsx';

const meta = {
  title: 'AgentCenter/RegisterCenter',
  component: RegisterCenterEntry,
  decorators: [withFeature],
  parameters: answeringTeam(),
  args: { part: undefined, openPart: fn(), partOf: () => null, address: undefined as never, hrefOf: () => '/web' },
} satisfies Meta<typeof RegisterCenterEntry>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: Pick<PlayContext, 'globals'>) => {
  const { text, words } = storyWords(globals);
  return {
    t: (key: string, slots?: Record<string, string | number>) => text('agent-center', key, slots),
    core: (key: string) => text('core', key),
    words,
  };
};

/** Each link with its state, what came of it, and its address to copy and scan. */
export const Links: Story = {
  tags: ['browser'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    await expect(await canvas.findByText('QB-FB01')).toBeVisible();
    const [counts] = canvas.getAllByText(new RegExp(t('invite.counts', { visits: 120, uses: 18 })));
    await expect(counts).toBeVisible();
    for (const state of ['isOpen', 'isOff', 'isOver'] as const) await expect(canvas.getByText(t(`invite.${state}`))).toBeVisible();
    await expect(canvas.getByRole('switch', { name: t('invite.on', { code: 'QB-ZALO' }) })).not.toBeChecked();
    const [show] = canvas.getAllByRole('button', { name: t('invite.qr') });
    if (show) await userEvent.click(show);
    await expect(canvas.getByRole('img', { name: t('invite.qrOf', { code: 'QB-FB01' }) })).toBeVisible();
  },
};
/** A code that somebody has is refused at its field. */
export const CodeTaken: Story = {
  parameters: answeringTeam({ createInvitation: new Refusal('duplicate_value', { fields: [{ field: 'code', code: 'duplicate_value' }] }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    const code = await canvas.findByRole('textbox', { name: new RegExp(`^${t('invite.code')}`) });
    await userEvent.type(code, 'AGENT01');
    await userEvent.click(canvas.getByRole('button', { name: t('invite.create') }));
    await waitFor(() => expect(code).toBeInvalid());
  },
};
/** What is no number would be sent as no limit: it is not taken. */
export const MostUses: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    const most = await canvas.findByRole('textbox', { name: new RegExp(`^${t('invite.mostUses')}`) });
    await userEvent.click(most);
    for (const wrong of ['2,5', 'NaN', '-1', '1e9', '1234567']) {
      await userEvent.paste(wrong);
      await expect(most).toHaveValue('');
    }
    await userEvent.paste(' 50');
    await expect(most).toHaveValue(' 50');
  },
};
const sent = { isMade: false };
/** What is made stands in the list. */
export const Made: Story = {
  parameters: answeringTeam({
    createInvitation: () => {
      sent.isMade = true;
      return { ...storyInvitation, code: 'MOI-2026' };
    },
    listInvitations: () => ({
      rows: sent.isMade ? [{ ...storyInvitation, code: 'MOI-2026' }, ...storyInvitations] : storyInvitations,
      kinds: ['member', 'agent'],
    }),
  }),
  beforeEach: () => {
    sent.isMade = false;
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('invite.create') }));
    await expect(await context.canvas.findByText('MOI-2026')).toBeVisible();
  },
};
/** The first password of an account is shown once it is open. */
export const AccountOpened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { t } = wordsOf(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('open.title') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(`^${t('open.username')}`) }), 'moi00001');
    await userEvent.click(canvas.getByRole('button', { name: t('open.send') }));
    await expect(await canvas.findByText(t('open.done', { account: 'moi00001' }))).toBeVisible();
    await expect(canvas.getByDisplayValue('Abcdefgh2345')).toBeVisible();
  },
};
const changed: { request?: unknown; note?: string } = {};
const editing = async (context: PlayContext) => {
  const { canvas, userEvent } = context;
  const { t } = wordsOf(context);
  const edit = await canvas.findByRole('button', { name: t('invite.editOf', { code: 'QB-FB01' }) });
  await userEvent.click(edit);
  const card = within(canvas.getByRole('form', { name: t('invite.editOf', { code: 'QB-FB01' }) }));
  const field = (name: string) => card.getByRole('textbox', { name: new RegExp(`^${t(`invite.${name}`)}`) });
  await expect(field('note')).toHaveFocus();
  return { edit, card, field, t, userEvent };
};
/** A link's note, last day and most uses are changed in its card; the rest of it stays. The focus comes back to where it was. */
export const Changed: Story = {
  parameters: answeringTeam({
    changeInvitation: (request) => {
      changed.request = request;
      changed.note = 'Zalo';
      return { ...storyInvitation, note: 'Zalo' };
    },
    listInvitations: () => ({ rows: [{ ...storyInvitation, note: changed.note ?? 'Facebook' }], kinds: ['member', 'agent'] }),
  }),
  beforeEach: () => {
    delete changed.request;
    delete changed.note;
  },
  play: async (context) => {
    const { edit, card, field, t, userEvent } = await editing(context);
    await expect(field('mostUses')).toHaveValue('50');
    await expect(card.queryByRole('textbox', { name: new RegExp(`^${t('invite.code')}`) })).toBeNull();
    await userEvent.clear(field('note'));
    await userEvent.type(field('note'), 'Zalo');
    await userEvent.clear(field('mostUses'));
    await userEvent.click(card.getByRole('button', { name: t('invite.save') }));
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(changed.request).toEqual({ code: 'QB-FB01', note: 'Zalo', expires: '2026-12-31', mostUses: null, isOff: false });
    await expect(await context.canvas.findByText('Zalo')).toBeVisible();
    await expect(edit).toHaveAttribute('aria-expanded', 'false');
  },
};
/** What is refused stays as it was typed, with the reason at its field; left, the link is as it was. */
export const ChangeRefused: Story = {
  parameters: answeringTeam({
    changeInvitation: new Refusal('validation_failed', { fields: [{ field: 'mostUses', code: 'field_format_error' }] }),
  }),
  play: async (context) => {
    const { edit, card, field, t, userEvent } = await editing(context);
    await userEvent.clear(field('mostUses'));
    await userEvent.type(field('mostUses'), '0');
    await userEvent.click(card.getByRole('button', { name: t('invite.save') }));
    await waitFor(() => expect(field('mostUses')).toBeInvalid());
    await expect(field('mostUses')).toHaveFocus();
    await expect(field('mostUses')).toHaveValue('0');
    await userEvent.click(card.getByRole('button', { name: t('invite.leave') }));
    await expect(edit).toHaveFocus();
    await userEvent.click(edit);
    await expect(context.canvas.getByDisplayValue('50')).toBeVisible();
  },
};
/** A link that is gone meanwhile: the reason stands in the card. */
export const ChangedLinkGone: Story = {
  parameters: answeringTeam({ changeInvitation: new Refusal('invitation_not_found') }),
  play: async (context) => {
    const { card, t, userEvent } = await editing(context);
    await userEvent.click(card.getByRole('button', { name: t('invite.save') }));
    await expect(await card.findByRole('alert')).toBeVisible();
  },
};
/** Where the brand lets agents open members alone, nothing else is offered. */
export const MembersAlone: Story = {
  parameters: answeringTeam({ listInvitations: { rows: [], kinds: ['member'] } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await expect(await context.canvas.findByText(t('invite.none'))).toBeVisible();
    await expect(context.canvas.queryByRole('radio', { name: t('kind.agent') })).toBeNull();
  },
};
export const Loading: Story = { parameters: answeringTeam({ listInvitations: 'never' }) };
const gateway = { isUp: false };
export const Failed: Story = {
  parameters: answeringTeam({
    listInvitations: () => (gateway.isUp ? { rows: storyInvitations, kinds: ['member'] } : new Refusal('system_error')),
  }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words } = wordsOf(context);
    await expect(await context.canvas.findByText(t('invite.failed'))).toBeVisible();
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await context.canvas.findByText('QB-FB01')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w360', isRotated: false } } };
