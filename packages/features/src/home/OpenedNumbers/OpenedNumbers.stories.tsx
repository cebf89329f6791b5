import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { seeNothing } from '../testing/seeNothing.ts';
import { OpenedNumbers } from './OpenedNumbers.tsx';

const answering = (listOpenedNumbers: NonNullable<Answers['listOpenedNumbers']>) => ({
  feature: { answers: { listOpenedNumbers } satisfies Answers },
});
const times = { drawnAt: '2026-11-22T03:30:00.000Z', nextAt: '2026-11-22T03:31:00.000Z' };
const list = [
  {
    lottery: 'fast5',
    displayName: { vi: 'Năm số 1 phút', en: 'Five digits, 1 minute' },
    period: '20261122-0630',
    numbers: [4, 0, 4, 9, 1],
    ...times,
  },
  {
    lottery: 'mega645',
    displayName: { vi: '6/45 10 phút', en: '6/45, 10 minutes' },
    period: '20261122-0063',
    numbers: [3, 11, 19, 28, 40, 45],
    ...times,
  },
];

const meta = {
  title: 'Home/OpenedNumbers',
  component: OpenedNumbers,
  decorators: [withFeature],
  parameters: answering({ list }),
  args: { isNear: true, hrefOf: (lottery) => `/web/lottery?lottery=${lottery}` },
} satisfies Meta<typeof OpenedNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text, language } = storyWords(globals);
    const name = list[0]?.displayName[language] ?? '';
    const balls = await canvas.findByRole('list', { name: text('home', 'opened.numbers', { name }) });
    await expect(
      within(balls)
        .getAllByRole('listitem')
        .map((ball) => ball.textContent),
    ).toEqual(['4', '0', '4', '9', '1']);
    await expect(canvas.getByText(/20261122-0630/)).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/web/lottery?lottery=fast5');
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering({ list: [] }),
  play: seeNothing,
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('home', 'failed'));
  },
};
