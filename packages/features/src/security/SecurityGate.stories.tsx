import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Refusal, withFeature } from '../core/testing/index.ts';
import { SecurityGate } from './SecurityGate.tsx';
import { storyParts } from './testing/storyParts.ts';
import { answering, fullSecurity } from './testing/storySecurity.ts';

const gateway = { isUp: false };

const meta = {
  title: 'Security/SecurityGate',
  component: SecurityGate,
  decorators: [withFeature],
  parameters: answering({ getSecurity: fullSecurity }),
  args: { children: ({ email }) => <p>{email}</p> },
} satisfies Meta<typeof SecurityGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Composed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('m***@baize.example')).toBeVisible();
  },
};
/** The shape of a form. */
export const Loading: Story = {
  parameters: answering({ getSecurity: 'never' }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
    await expect(canvas.queryByText('m***@baize.example')).not.toBeInTheDocument();
  },
};
export const NotLoaded: Story = {
  parameters: answering({ getSecurity: () => (gateway.isUp ? fullSecurity : new Refusal('service_unavailable')) }),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async (context) => {
    const { t, words, error } = storyParts(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('loadFailed'));
    await expect(alert).toHaveTextContent(error('service_unavailable'));
    gateway.isUp = true;
    await context.userEvent.click(context.canvas.getByRole('button', { name: words.retry }));
    await expect(await context.canvas.findByText('m***@baize.example')).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering({ getSecurity: 'offline' }),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(storyParts(context).error('network_error'));
  },
};
