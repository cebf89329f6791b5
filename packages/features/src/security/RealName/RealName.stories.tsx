import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillIn, keepDraft, Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, bareSecurity, fullSecurity } from '../testing/storySecurity.ts';
import { RealName } from './RealName.tsx';

const meta = {
  title: 'Security/RealName',
  component: RealName,
  decorators: [withFeature],
  parameters: { docs: { story: { inline: false, height: '480px' } }, ...answering() },
  args: { security: bareSecurity, overviewHref: '/web?center=account' },
} satisfies Meta<typeof RealName>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function fill(context: PlayContext, name = 'NGUYEN VAN AN') {
  const parts = storyParts(context);
  await context.userEvent.type(await parts.field('realName'), name);
  await fillIn(context.userEvent, await parts.field('loginPassword'), 'Baize123');
  await context.userEvent.click(await parts.button('realName.save'));
  return parts;
}
async function fillAndSend(context: PlayContext) {
  const parts = await fill(context);
  await context.userEvent.click(await parts.answer(parts.t('realName.save')));
  return parts;
}

export const Composed: Story = {};
export const WithDiacritics: Story = {
  play: async (context) => {
    const { field, error } = await fill(context, 'Nguyễn Văn An');
    await waitFor(async () => expect(await field('realName')).toHaveAccessibleDescription(new RegExp(error('realName.format'))));
    await waitFor(async () => expect(await field('realName')).toHaveFocus());
  },
};
export const AsksFirst: Story = {
  play: async (context) => {
    const { t, answer, words, field } = await fill(context);
    await context.userEvent.click(await answer(words.cancel));
    await expect(await field('realName')).toHaveValue('NGUYEN VAN AN');
    await expect(context.canvas.queryByText(t('realName.done'))).not.toBeInTheDocument();
  },
};
/** Asked for by a withdrawal: the way on leads back to it. */
export const ForAWithdrawal: Story = {
  args: { overviewHref: '/web?center=withdraw', backText: 'Rút tiền' },
  play: async (context) => {
    await fillAndSend(context);
    const wayOn = await context.canvas.findByRole('link', { name: 'Rút tiền' });
    await expect(wayOn).toHaveAttribute('href', '/web?center=withdraw');
  },
};
export const Saved: Story = {
  play: async (context) => {
    const { t } = await fillAndSend(context);
    await expect(await context.canvas.findByText(t('realName.done'))).toBeVisible();
  },
};
export const Empty: Story = {
  play: async (context) => {
    const { button, field, error } = storyParts(context);
    await context.userEvent.click(await button('realName.save'));
    await waitFor(async () => expect(await field('realName')).toHaveAccessibleDescription(new RegExp(error('field_required'))));
    await waitFor(async () => expect(await field('realName')).toHaveFocus());
  },
};
export const Sending: Story = {
  parameters: { ...meta.parameters, ...answering({ setRealName: 'never' }) },
  play: async (context) => {
    const { button } = await fillAndSend(context);
    await waitFor(async () => expect(await button('realName.save')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Offline: Story = {
  parameters: { ...meta.parameters, ...answering({ setRealName: 'offline' }) },
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('network_error'));
  },
};
export const TooManyAttempts: Story = {
  parameters: { ...meta.parameters, ...answering({ setRealName: new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: 300 }) }) },
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('TOO_MANY_REQUEST.wait', { minutes: 5 }));
  },
};
export const PasswordWrong: Story = {
  parameters: { ...meta.parameters, ...answering({ setRealName: new Refusal('login.cred.err') }) },
  play: async (context) => {
    const { field, error } = await fillAndSend(context);
    await waitFor(async () => expect(await field('loginPassword')).toHaveAccessibleDescription(new RegExp(error('login.cred.err'))));
  },
};
export const LockedMeanwhile: Story = {
  parameters: { ...meta.parameters, ...answering({ setRealName: new Refusal('value_locked') }) },
  play: async (context) => {
    const { error } = await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(error('value_locked'));
  },
};
export const Locked: Story = {
  args: { security: fullSecurity },
  play: async (context) => {
    const { t, field } = storyParts(context);
    await expect(await field('realName')).toHaveValue('N***** V** A*');
    await expect(await field('realName')).toHaveAttribute('readonly');
    await expect(await context.canvas.findByText(t('realName.locked'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://telegram.example/baize');
    await expect(context.canvas.queryByRole('button', { name: t('realName.save') })).not.toBeInTheDocument();
  },
};
export const AfterASessionThatEnded: Story = {
  beforeEach: () => keepDraft('minh88', 'realName', { realName: 'NGUYEN VAN AN', password: 'leaked22' }),
  play: async (context) => {
    const { field } = storyParts(context);
    await expect(await field('realName')).toHaveValue('NGUYEN VAN AN');
    await expect(await field('loginPassword')).toHaveValue('');
    await context.userEvent.type(await field('realName'), ' H');
    await fillIn(context.userEvent, await field('loginPassword'), 'Hushed77');
    await waitFor(() => expect(sessionStorage.getItem('baize-session-drafts')).toContain('NGUYEN VAN AN H'));
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('Hushed77');
  },
};
