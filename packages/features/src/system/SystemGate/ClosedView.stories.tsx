import { BrandMark } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatMinute } from '../../core/index.ts';
import { storyContacts, withFeature } from '../../core/testing/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import { ClosedView } from './ClosedView.tsx';

const [maintainTime, endTime] = ['2026-11-22T01:00:00Z', '2026-11-22T03:30:00Z'];

const timeZone = 'Asia/Ho_Chi_Minh';

const meta = {
  title: 'Status/ClosedView',
  component: ClosedView,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen' },
  args: {
    mark: <BrandMark name="Baize" drawing="brands/baize/mark.svg" />,
    contacts: storyContacts,
    timeZone,
    system: { status: 'maintenance', maintainTime, endTime },
  },
} satisfies Meta<typeof ClosedView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2 "logo, title, Vietnamese and English notices and a contact-support button". */
export const Composed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Baize', { exact: true })).toBeVisible();
    // Both languages, since nobody knows who is reading.
    await expect(canvas.getByRole('heading', { level: 1, name: vi['maintenance.title'] })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: en['maintenance.title'] })).toBeVisible();
    const main = canvas.getByRole('main');
    for (const { times } of [vi, en]) {
      await expect(main).toHaveTextContent(`${times} ${formatMinute(maintainTime, timeZone)} – ${formatMinute(endTime, timeZone)}`);
    }
  },
};
export const MaintenanceWithoutAnEnd: Story = {
  args: { system: { status: 'maintenance', maintainTime: undefined, endTime: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/2026|clock/)).not.toBeInTheDocument();
  },
};
export const MaintenanceWithItsEndAlone: Story = {
  args: { system: { status: 'maintenance', maintainTime: undefined, endTime } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(`${vi.timesUntil} ${formatMinute(endTime, timeZone)}`);
    await expect(canvas.getByRole('main')).toHaveTextContent(`${en.timesUntil} ${formatMinute(endTime, timeZone)}`);
  },
};
export const MaintenanceWithItsBeginAlone: Story = {
  args: { system: { status: 'maintenance', maintainTime, endTime: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(`${vi.timesFrom} ${formatMinute(maintainTime, timeZone)}`);
  },
};
/** §2 "a contact-support button". */
export const ContactSupport: Story = {
  play: async ({ canvas }) => {
    // The button says what it is for in both languages, then where it leads.
    const support = canvas.getByRole('link', { name: new RegExp(`${vi.contactSupport}.*${en.contactSupport}.*Telegram`) });
    await expect(support).toHaveAttribute('href', 'https://telegram.example/baize');
    await expect(canvas.getByRole('link', { name: 'support@baize.example' })).toBeVisible();
  },
};
export const ContactSupportByMailAlone: Story = {
  args: { contacts: storyContacts.filter(({ csType }) => csType === 'EMAIL') },
  play: async ({ canvas }) => {
    const support = canvas.getByRole('link', { name: new RegExp(`${en.contactSupport}.*support@baize.example`) });
    await expect(support).toHaveAttribute('href', 'mailto:support@baize.example');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** §2 "multilingual; says the location is not served". */
export const RegionRestricted: Story = {
  args: { system: { status: 'regionRestricted', isLocated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: vi['regionRestricted.title'] })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: en['regionRestricted.title'] })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'IP geolocation by DB-IP' })).toHaveAttribute('href', 'https://db-ip.com');
    await expect(canvas.getByRole('link', { name: 'support@baize.example' })).toHaveAttribute('href', 'mailto:support@baize.example');
  },
};
/** §2 "names live chat and a support e-mail as contacts": before any other channel. */
export const WithLiveChat: Story = {
  args: {
    system: { status: 'regionRestricted', isLocated: false },
    contacts: [
      { csType: 'FACEBOOK', title: 'Facebook', path: 'https://facebook.example/baize' },
      { csType: 'EMAIL', title: 'support@baize.example', path: 'mailto:support@baize.example' },
      { csType: 'LIVECHAT', title: 'Live chat', path: 'https://chat.example/baize' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Live chat/ })).toHaveAttribute('href', 'https://chat.example/baize');
    await expect(canvas.getByRole('link', { name: 'support@baize.example' })).toHaveAttribute('href', 'mailto:support@baize.example');
    await expect(canvas.queryByRole('link', { name: /Facebook/ })).not.toBeInTheDocument();
  },
};
export const WithoutContacts: Story = {
  args: { system: { status: 'regionRestricted', isLocated: false }, contacts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
