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
  args: { mark: <BrandMark name="Baize" drawing="brands/baize/mark.svg" />, termsHref: '/web?dialog=terms' },
} satisfies Meta<typeof ShellFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithContacts: Story = {
  tags: ['browser'],
  args: { downloadHref: '/web/download', helpHref: '/web/helpmc', noticesHref: '/web?dialog=notices' },
  parameters: { ...meta.parameters, ...answering(storyPermission) },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://telegram.example/baize');
    await expect(canvas.getByRole('link', { name: text('shell', 'terms') })).toHaveAttribute('href', '/web?dialog=terms');
    await expect(canvas.getByRole('link', { name: text('shell', 'download') })).toHaveAttribute('href', '/web/download');
    await expect(canvas.getByRole('link', { name: text('shell', 'help') })).toHaveAttribute('href', '/web/helpmc');
    await expect(canvas.getByRole('link', { name: text('shell', 'notices') })).toHaveAttribute('href', '/web?dialog=notices');
    await expect(canvas.getByText('18+')).toBeVisible();
    await expect(canvas.getByText(text('shell', 'adultsOnly'))).toBeVisible();
  },
};
export const Loading: Story = { parameters: { ...meta.parameters, ...answering('never') } };
const gateway = { isUp: false };
/** §8 "permission load failure": it is said, and can be tried again. */
export const WithoutContacts: Story = {
  parameters: { ...meta.parameters, ...answering(() => (gateway.isUp ? storyPermission : new Refusal('system_error'))) },
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const notice = await canvas.findByText(text('shell', 'offerMissing'));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(text('shell', 'adultsOnly'))).toBeVisible();
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(await canvas.findByRole('link', { name: 'Telegram' })).toBeVisible();
    await expect(notice).not.toBeInTheDocument();
  },
};
