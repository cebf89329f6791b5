import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Answers, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { Download } from './Download.tsx';
import { DownloadSkeleton } from './DownloadSkeleton.tsx';

const answering = (getPermission: NonNullable<Answers['getPermission']>) => ({ feature: { answers: { getPermission } satisfies Answers } });
const gateway = { isUp: false };

const meta = {
  title: 'Download/Download',
  component: Download,
  decorators: [withFeature],
  parameters: answering(storyPermission),
  args: { address: 'https://baize.example/web/download', iosGuideHref: '/web/download#ios', install: 'byMenu', onInstall: fn() },
} satisfies Meta<typeof Download>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §3: a brand without resources says plainly that the lite app is what there is. */
export const Composed: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('download', 'noApps'))).toBeVisible();
    await expect(canvas.getByText(text('download', 'byMenu'))).toBeVisible();
    await expect(canvas.getByRole('img', { name: text('download', 'code'), hidden: true })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: text('download', 'iosGuide') })).toBeVisible();
  },
};
export const WithApps: Story = {
  parameters: answering({
    ...storyPermission,
    resources: [
      { resourceType: 'IOS', url: 'https://apps.example/baize' },
      { resourceType: 'ANDROID', url: 'https://play.example/baize' },
    ],
  }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByRole('link', { name: text('download', 'getIos') })).toHaveAttribute(
      'href',
      'https://apps.example/baize',
    );
    await expect(canvas.getByRole('link', { name: text('download', 'getAndroid') })).toHaveAttribute('href', 'https://play.example/baize');
    await expect(canvas.queryByText(text('download', 'noApps'))).not.toBeInTheDocument();
  },
};
export const AndroidAlone: Story = {
  parameters: answering({ ...storyPermission, resources: [{ resourceType: 'ANDROID', url: 'https://play.example/baize' }] }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('download', 'iosMissing'))).toBeVisible();
  },
};
export const Installable: Story = {
  args: { install: 'offered' },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('download', 'install') }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const Installed: Story = { args: { install: 'installed' } };
export const Loading: Story = { parameters: answering('never') };
export const FailedAndTriedAgain: Story = {
  parameters: answering(() => (gateway.isUp ? storyPermission : new Refusal('system_error'))),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByText(text('download', 'failed'))).toBeVisible();
    gateway.isUp = true;
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(await canvas.findByText(text('download', 'noApps'))).toBeVisible();
  },
};
/** Its place while its code is on its way. */
export const CodeOnItsWay: Story = { render: () => <DownloadSkeleton /> };
