import { lotteryFamily } from '@baize/contract/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type Answers, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyDrawsOf } from '../testing/storyLotteries.ts';
import { DrawHistoryDialog } from './DrawHistoryDialog.tsx';

const family = lotteryFamily('fiveDigits', 2026);
const kept = storyDrawsOf(family, 60);
const answering = (listLotteryDraws: NonNullable<Answers['listLotteryDraws']>) => ({
  feature: { account: 'minh88', answers: { listLotteryDraws } satisfies Answers },
});
const newest = kept.slice(0, 50);
const paged: NonNullable<Answers['listLotteryDraws']> = ({ after }) =>
  after === undefined ? { rows: newest, next: newest.at(-1)?.period } : { rows: kept.slice(50) };

const meta = {
  title: 'Lottery/DrawHistoryDialog',
  component: DrawHistoryDialog,
  decorators: [withFeature],
  parameters: answering(paged),
  args: {
    ...{ lottery: 'fast5', name: 'Năm Sao 1 phút', family, last: '20261121-1184', language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' },
    onCheck: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DrawHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = async (canvasElement: HTMLElement) => within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

/** Page by page to the oldest one; each can be checked. */
export const Full: Story = {
  tags: ['browser'],
  play: async ({ args, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await expect(await dialog.findAllByRole('button', { name: text('lottery', 'checkOf', { period: '1184' }) })).toHaveLength(1);
    await expect(dialog.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(dialog.getByRole('button', { name: text('lottery', 'more') }));
    await expect(await dialog.findByText(text('lottery', 'historyEnd'))).toBeInTheDocument();
    await expect(dialog.getAllByRole('row')).toHaveLength(61);
    await userEvent.click(dialog.getByRole('button', { name: text('lottery', 'checkOf', { period: '1130' }) }));
    await expect(args.onCheck).toHaveBeenCalledWith(kept.find(({ period }) => period.endsWith('1130')));
  },
};
/** Two lines a result, and nothing beside the page. */
export const Phone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await expect(
      within(await dialog.findByRole('list', { name: text('lottery', 'historyOf', { lottery: 'Năm Sao 1 phút' }) })).getAllByRole('button'),
    ).toHaveLength(50);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Lots: Story = {
  args: { family: lotteryFamily('vietnamNorth', 2026), name: 'Miền Bắc' },
  parameters: answering({ rows: storyDrawsOf(lotteryFamily('vietnamNorth', 2026), 30) }),
};
export const Loading: Story = { parameters: answering('never') };
export const Empty: Story = {
  parameters: answering({ rows: [] }),
  play: async ({ canvasElement, globals }) => {
    await expect(await (await dialogIn(canvasElement)).findByText(storyWords(globals).text('lottery', 'noDraws'))).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: answering(new Refusal('system_error')),
  play: async ({ canvasElement, globals }) => {
    await expect(await (await dialogIn(canvasElement)).findByRole('alert')).toHaveTextContent(
      storyWords(globals).text('lottery', 'drawsFailed'),
    );
  },
};
/** The next page that does not come leaves what was read. */
export const MoreMissing: Story = {
  parameters: answering((request) =>
    request.after === undefined ? { rows: newest, next: newest.at(-1)?.period } : new Refusal('system_error'),
  ),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: text('lottery', 'more') }));
    await expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await expect(dialog.getAllByRole('row')).toHaveLength(51);
  },
};
