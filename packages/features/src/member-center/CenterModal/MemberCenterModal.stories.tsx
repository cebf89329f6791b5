import type { FeatureFlags } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useUnsavedWork } from '../../core/index.ts';
import { type Answers, Refusal, storyMember, storyPermission, withFeature } from '../../core/testing/index.ts';
import { answering } from '../testing/storyCenter.ts';
import { storyEntries } from '../testing/storyEntries.ts';
import { storyParts } from '../testing/storyParts.ts';
import { MemberCenterModal } from './MemberCenterModal.tsx';
import { UnavailableEntry } from './UnavailableEntry.tsx';

const gateway = { isUp: false };

const meta = {
  title: 'MemberCenter/MemberCenterModal',
  component: MemberCenterModal,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } }, ...answering() },
  args: {
    entries: storyEntries,
    entry: 'account',
    isInnerPage: false,
    hrefOf: (entry) => `/web?center=${entry ?? 'menu'}`,
    onClose: fn(),
    children: <p>Tài khoản</p>,
  },
} satisfies Meta<typeof MemberCenterModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.account') }));
    await expect(dialog.getByText('Tài khoản')).toBeVisible();
  },
};
/** On a desk the list of its entries stands beside. */
export const Account: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.account') }));
    const nav = within(await dialog.findByRole('navigation', { name: t('center') }));
    await expect(nav.getByRole('link', { name: t('entry.account') })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: t('entry.deposit') })).toHaveAttribute('href', '/web?center=deposit');
    await expect(await dialog.findByText('Minh Anh')).toBeVisible();
    await expect(await dialog.findByText(/12[.,]480[.,]500/)).toBeVisible();
  },
};
export const FormPage: Story = { args: { isInnerPage: true } };
export const Coming: Story = {
  args: { entry: 'withdraw', children: <UnavailableEntry /> },
  play: async (context) => {
    const { t } = storyParts(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.withdraw') }));
    await expect(await dialog.findByText(t('coming.about'))).toBeVisible();
  },
};
const brandWith = (flags: Partial<FeatureFlags>) => ({ ...storyPermission, flags: { ...storyPermission.flags, ...flags } });
/** §8 function.not.available: the address names what this member does not have, and the list does not. */
function withoutEntry(entry: string, answers: Answers) {
  return {
    args: { entry, children: <UnavailableEntry /> },
    parameters: answering(answers),
    play: async (context) => {
      const { t, error } = storyParts(context);
      const dialog = within(await screen.findByRole('dialog', { name: t(`entry.${entry}`) }));
      await expect(await dialog.findByText(error('function.not.available'))).toBeVisible();
      await expect(dialog.getByRole('link', { name: t('entry.account') })).toBeVisible();
      await expect(dialog.queryByRole('link', { name: t(`entry.${entry}`) })).toBeNull();
      await expect(dialog.queryByText(t('coming.about'))).toBeNull();
    },
  } satisfies Story;
}
/** What the brand has switched off. */
export const SwitchedOff: Story = withoutEntry('legion', { getPermission: brandWith({ guild: false }) });
/** §2 "wallet (transferFund, hidden when a merchant wallet exists)". */
export const WalletHidden: Story = withoutEntry('wallet', { getPermission: brandWith({ merchantWallet: true }) });
const withUpline = { ...storyMember, toUpline: 1 };
/** §2: an entry that some members alone have. */
export const TransferUpline: Story = {
  args: { entry: 'transferUpline', children: <UnavailableEntry /> },
  parameters: answering({ getMemberInfo: withUpline }),
  play: async (context) => {
    const { t } = storyParts(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.transferUpline') }));
    const link = await dialog.findByRole('link', { name: t('entry.transferUpline') });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(await dialog.findByText(t('coming.about'))).toBeVisible();
  },
};
/** §2 "only when toUpline is 1". */
export const TransferUplineWithoutUpline: Story = withoutEntry('transferUpline', { getMemberInfo: storyMember });
/** What a member has hangs on the brand's modules: until they are known no entry stands there, and they can be asked for again. */
export const EntriesMissing: Story = {
  parameters: answering({ getPermission: () => (gateway.isUp ? storyPermission : new Refusal('system_error')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words } = storyParts(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.account') }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('entriesFailed')));
    gateway.isUp = true;
    await context.userEvent.click(within(dialog.getByRole('alert')).getByRole('button', { name: words.retry }));
    await expect(await dialog.findByRole('link', { name: t('entry.deposit') })).toBeVisible();
  },
};
export const Closed: Story = {
  play: async (context) => {
    const { t, words } = storyParts(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.account') }));
    await context.userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** A page that has something to lose until it is saved or given up. */
function Writing(): ReactElement {
  const [isDirty, setDirty] = useState(true);
  useUnsavedWork({ isDirty, onSave: async () => setDirty(false), onDiscard: () => setDirty(false) });
  return <output>{isDirty ? '…' : '✓'}</output>;
}
/** §2 "closing the modal with changes asks to save or discard": so does a link to another entry. */
export const Unsaved: Story = {
  args: { entry: 'legion', children: <Writing /> },
  play: async (context) => {
    const { t, words, answer } = storyParts(context);
    const { userEvent, args } = context;
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.legion') }));
    const followed = fn((event: Event) => event.preventDefault());
    const link = await dialog.findByRole('link', { name: t('entry.deposit') });
    link.addEventListener('click', followed);
    await userEvent.click(dialog.getByRole('button', { name: words.close }));
    await userEvent.click(await answer(words.keepEditing));
    await userEvent.click(link);
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.click(await answer(words.discard));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ClosedAfterSaving: Story = {
  args: { entry: 'legion', children: <Writing /> },
  play: async (context) => {
    const { t, words, answer } = storyParts(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('entry.legion') }));
    await context.userEvent.click(dialog.getByRole('button', { name: words.close }));
    await context.userEvent.click(await answer(words.save));
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(dialog.getByText('✓')).toBeVisible();
  },
};
