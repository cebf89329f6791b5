import { BrandMark } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { ShellFooter } from './ShellFooter.tsx';

const answering = (getPermission: NonNullable<Answers['getPermission']>) => ({ feature: { answers: { getPermission } satisfies Answers } });

const meta = {
  title: 'Shell/ShellFooter',
  component: ShellFooter,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen' },
  args: { mark: <BrandMark brand="baize" withName />, termsHref: '/web?dialog=terms' },
} satisfies Meta<typeof ShellFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithContacts: Story = {
  parameters: { ...meta.parameters, ...answering(storyPermission) },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://telegram.example/baize');
    await expect(canvas.getByRole('link', { name: text('shell', 'terms') })).toHaveAttribute('href', '/web?dialog=terms');
    await expect(canvas.getByText('18+')).toBeVisible();
    await expect(canvas.getByText(text('shell', 'adultsOnly'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: { ...meta.parameters, ...answering('never') } };
export const WithoutContacts: Story = {
  parameters: { ...meta.parameters, ...answering(new Refusal('service_unavailable')) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(storyWords(globals).text('shell', 'adultsOnly'))).toBeVisible();
  },
};
