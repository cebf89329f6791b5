import { Page } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { SideBar } from './SideBar.tsx';

const answering = (getPermission: NonNullable<Answers['getPermission']>) => ({
  layout: 'fullscreen',
  feature: { answers: { getPermission } satisfies Answers },
});

const meta = {
  title: 'Shell/SideBar',
  component: SideBar,
  decorators: [withFeature],
  parameters: answering(storyPermission),
  args: { helpHref: '/web/helpmc#aboutus', depositHref: '/web?center=deposit', protectionHref: '/web?center=protection' },
} satisfies Meta<typeof SideBar>;
export default meta;
type Story = StoryObj<typeof meta>;

// A narrow screen does not show it: what is not shown has no role there.
export const WithChannels: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const telegram = await canvas.findByRole('link', { name: 'Telegram', hidden: true });
    await expect(telegram).toHaveAttribute('target', '_blank');
    await expect(telegram).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: text('shell', 'help'), hidden: true })).toHaveAttribute('href', '/web/helpmc#aboutus');
    await expect(canvas.getByRole('link', { name: text('shell', 'deposit'), hidden: true })).toHaveAttribute('href', '/web?center=deposit');
    await expect(canvas.getByRole('link', { name: text('shell', 'protection'), hidden: true })).toHaveAttribute(
      'href',
      '/web?center=protection',
    );
  },
};
/** It stands clear of the page, with a gutter of its own. */
export const BesidePage: Story = {
  globals: { viewport: { value: 'w1360', isRotated: false } },
  tags: ['browser'],
  render: (args) => (
    <>
      <Page>
        <p>1234567890</p>
      </Page>
      <SideBar {...args} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const help = await canvas.findByRole('link', { name: storyWords(globals).text('shell', 'help') });
    const page = canvas.getByText('1234567890').getBoundingClientRect();
    await expect(help.getBoundingClientRect().left - page.right).toBeGreaterThanOrEqual(12);
  },
};
export const WithoutDeposit: Story = {
  args: { depositHref: undefined },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('link', { name: 'Telegram', hidden: true });
    await expect(canvas.queryByRole('link', { name: storyWords(globals).text('shell', 'deposit'), hidden: true })).not.toBeInTheDocument();
  },
};
/** It would grow upwards when the channels come: what is in it has moved by then. */
export const Loading: Story = {
  parameters: answering('never'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: answering(new Refusal('system_error')),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: storyWords(globals).text('shell', 'help'), hidden: true })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Telegram', hidden: true })).not.toBeInTheDocument();
  },
};
