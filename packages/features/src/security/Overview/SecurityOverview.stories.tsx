import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Refusal, withFeature } from '../../core/testing/index.ts';
import { storyParts } from '../testing/storyParts.ts';
import { answering, fullSecurity } from '../testing/storySecurity.ts';
import { SecurityOverview } from './SecurityOverview.tsx';

const meta = {
  title: 'Security/SecurityOverview',
  component: SecurityOverview,
  decorators: [withFeature],
  parameters: answering(),
  args: { hrefOf: (page) => `/web?center=account&page=${page}` },
} satisfies Meta<typeof SecurityOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until it is known how much is set: while that is on its way the bar runs. */
async function progressOf(context: Parameters<NonNullable<Story['play']>>[0], done: number): Promise<void> {
  const { t } = storyParts(context);
  const progress = () => context.canvas.getByRole('progressbar', { name: t('progress') });
  await waitFor(() => expect(progress()).toHaveAttribute('aria-valuetext', t('progressValue', { done, total: 7 })));
}

export const NewAccount: Story = {
  play: async (context) => {
    const { t } = storyParts(context);
    await progressOf(context, 1);
    await expect(within(context.canvas.getByRole('list', { name: t('items') })).getAllByRole('listitem')).toHaveLength(10);
    const phone = context.canvas.getByRole('link', { name: `${t('setUp')} ${t('phone')}` });
    await expect(phone).toHaveAttribute('href', '/web?center=account&page=phone');
    await expect(context.canvas.getByRole('link', { name: `${t('change')} ${t('password')}` })).toBeVisible();
    const turnOn = context.canvas.getByRole('link', { name: `${t('turnOn')} ${t('newAddress')}` });
    await expect(turnOn).toHaveAttribute('href', '/web?center=account&page=newAddress');
    await expect(context.canvas.getByText(t('isOff'))).toBeVisible();
  },
};
/** All is set. */
export const Composed: Story = {
  parameters: answering({ getSecurity: fullSecurity }),
  play: async (context) => {
    const { t } = storyParts(context);
    await progressOf(context, 7);
    await expect(context.canvas.getByText('*******001')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: `${t('show')} ${t('realName')}` })).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: `${t('turnOff')} ${t('newAddress')}` })).toBeVisible();
    await expect(context.canvas.queryByText(t('isMissing'))).not.toBeInTheDocument();
  },
};
export const WithoutTheCheck: Story = {
  parameters: answering({ getSecurity: () => ({ hasFundPassword: true, hasAuthenticator: true }) }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByRole('link', { name: `${t('change')} ${t('password')}` })).toBeVisible();
    const list = context.canvas.getByRole('list', { name: t('items') });
    await expect(within(list).queryByText(t('newAddress'))).not.toBeInTheDocument();
  },
};
export const PhoneUnproved: Story = {
  parameters: answering({ getSecurity: { ...fullSecurity, isMobileProved: false } }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('isUnproved'))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: `${t('verify')} ${t('phone')}` })).toBeVisible();
  },
};
export const EmailUnproved: Story = {
  parameters: answering({ getSecurity: { ...fullSecurity, isEmailProved: false } }),
  play: async (context) => {
    const { t } = storyParts(context);
    await expect(await context.canvas.findByText(t('isUnproved'))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: `${t('verify')} ${t('email')}` })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answering({ getSecurity: 'never' }),
  play: async (context) => {
    const { t } = storyParts(context);
    // As many cards as will stand there: the dialog around them keeps its height.
    await expect(within(context.canvas.getByRole('list', { name: t('items') })).getAllByRole('listitem')).toHaveLength(10);
  },
};
export const NotLoaded: Story = {
  parameters: answering({ getSecurity: new Refusal('service_unavailable') }),
  play: async (context) => {
    const { t, words, error } = storyParts(context);
    await expect(await context.canvas.findByText(t('loadFailed'))).toBeVisible();
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(error('service_unavailable'));
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
