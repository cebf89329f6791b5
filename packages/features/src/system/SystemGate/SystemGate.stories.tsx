import { BrandMark, Text } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, Refusal, storyPermission, withFeature } from '../../core/testing/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import { SystemGate } from './SystemGate.tsx';

const answering = (getSystemStatus: Answers['getSystemStatus']) => ({
  feature: { answers: { getSystemStatus, getPermission: storyPermission } as Answers },
});

const meta = {
  title: 'Status/SystemGate',
  component: SystemGate,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen' },
  args: { mark: <BrandMark name="Baize" drawing="brands/baize/mark.svg" />, children: <Text>Baize</Text> },
} satisfies Meta<typeof SystemGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: answering({ status: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Baize')).toBeVisible();
  },
};
export const UnknownCountsAsOpen: Story = {
  parameters: answering(new Refusal('service_unavailable')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Baize')).toBeVisible();
  },
};
export const Maintenance: Story = {
  parameters: answering({ status: 1, maintenance: { endTime: '2026-11-22T03:30:00Z' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: vi['maintenance.title'] })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Telegram/ })).toBeVisible();
  },
};
/** DESIGN §5: a brand has words of its own, also where both languages stand at once; the package's fill what it leaves out. */
export const WordsOfTheBrand: Story = {
  args: { loadTexts: async () => ({ vi: { 'maintenance.title': 'Sen Vàng nghỉ một lát' } }) },
  parameters: answering({ status: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sen Vàng nghỉ một lát' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: en['maintenance.title'] })).toBeVisible();
    await expect(canvas.getByText(vi['maintenance.message'])).toBeVisible();
  },
};
export const WordsOfTheBrandLost: Story = {
  args: { loadTexts: () => Promise.reject(new Error('lost')) },
  parameters: answering({ status: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: vi['maintenance.title'] })).toBeVisible();
  },
};
export const WordsOfTheBrandLate: Story = {
  args: { loadTexts: () => new Promise(() => undefined) },
  parameters: answering({ status: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: vi['maintenance.title'] }, { timeout: 6_000 })).toBeVisible();
  },
};
export const InvalidDomain: Story = {
  args: { children: <Text>Trò chơi</Text> },
  parameters: answering(({ domain }) => (domain === globalThis.location.hostname ? { status: 0, isDomainInvalid: true } : { status: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: vi['invalidDomain.title'] })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Telegram/ })).toBeVisible();
    await expect(canvas.queryByText('Trò chơi')).not.toBeInTheDocument();
  },
};
/** The region page; that of a maintenance is drawn by `ClosedView`. */
export const Composed: Story = {
  parameters: answering({ status: 2, location: 'XX' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: vi['regionRestricted.title'] })).toBeVisible();
  },
};
