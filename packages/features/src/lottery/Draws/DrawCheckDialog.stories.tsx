import { lotteryFamily } from '@baize/contract/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { type Answers, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyPeriodFor } from '../testing/storyLotteries.ts';
import { DrawCheckDialog } from './DrawCheckDialog.tsx';
import { keepCommitments } from './keptCommitments.ts';

/** SHA-256 of the seed, and what it draws for this period. */
const draw = {
  period: '20261129-0451',
  seed: '7c'.repeat(32),
  commitment: 'd8f929fd8120f582bbc7d06b74f4229715de10c8d5287ad0a562ad35590f20f4',
  numbers: [2, 5, 8, 4, 8],
  drawnAt: '2026-11-29T00:31:00Z',
};

const zone = 'Asia/Ho_Chi_Minh';
const open = storyPeriodFor(42, '20261129-0452');
/** When the page of these stories has heard of the period: a minute before its draw. */
const keptAt = Date.parse('2026-11-29T00:30:00Z');
const keptTime = '2026-11-29 07:30:00';
const keeping =
  (commitment: string): NonNullable<Meta['beforeEach']> =>
  () => {
    localStorage.clear();
    keepCommitments([{ lottery: 'fast5', current: { ...open, period: draw.period, commitment } }], keptAt);
  };

const meta = {
  title: 'Lottery/DrawCheckDialog',
  component: DrawCheckDialog,
  decorators: [withFeature],
  beforeEach: keeping(draw.commitment),
  args: { lottery: 'fast5', family: lotteryFamily('fiveDigits', 2026), draw, open, language: 'vi', timeZone: zone, onClose: fn() },
} satisfies Meta<typeof DrawCheckDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (key: string): NonNullable<Story['play']> =>
  async ({ canvasElement, globals }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText(storyWords(globals).text('lottery', key, { time: keptTime }))).toBeVisible();
  };

/** Against the commitment that this device has kept since before the draw. */
export const Right: Story = { tags: ['browser'], play: says('checkRight') };
/** This device has no commitment from before the draw, and says so. */
export const NothingKept: Story = { beforeEach: () => localStorage.clear(), play: says('checkRightAlone') };
/** Seed, commitment and numbers fit each other, and the kept commitment is another one. */
export const Exchanged: Story = { beforeEach: keeping('ab'.repeat(32)), play: says('checkOtherCommitment') };
export const OtherSeed: Story = {
  beforeEach: keeping('ab'.repeat(32)),
  args: { draw: { ...draw, commitment: undefined } },
  play: says('checkOtherSeed'),
};
export const OtherSeedWithNothingKept: Story = {
  beforeEach: () => localStorage.clear(),
  args: { draw: { ...draw, commitment: '00'.repeat(32) } },
  play: says('checkOtherSeedAlone'),
};
export const OtherNumbers: Story = { args: { draw: { ...draw, numbers: [1, 2, 3, 4, 5] } }, play: says('checkOtherNumbers') };
/** A commitment was published, and the seed is not. */
export const Withheld: Story = {
  args: { draw: { period: draw.period, numbers: draw.numbers, drawnAt: draw.drawnAt } },
  play: says('checkWithheld'),
};
export const WithoutSeed: Story = {
  beforeEach: () => localStorage.clear(),
  args: { draw: { period: draw.period, numbers: draw.numbers, drawnAt: draw.drawnAt } },
  play: says('checkImpossible'),
};

/** The commitment of the open period is there to be copied, before its draw. */
export const OpenPeriod: Story = {
  play: async ({ canvasElement, globals }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: storyWords(globals).text('lottery', 'openCommitment', { period: '0452' }) });
    await expect(field).toHaveValue(open.commitment);
  },
};
/** The gateway tells another commitment of the open period than it did before. */
export const OpenPeriodExchanged: Story = {
  beforeEach: () => {
    localStorage.clear();
    keepCommitments([{ lottery: 'fast5', current: { ...open, commitment: 'cd'.repeat(32) } }], keptAt);
  },
  play: says('openCommitmentChanged'),
};

/** Both sources of a national lottery agreed: there is no seed, and nothing is computed. */
export const FromOutside: Story = {
  args: { draw: { period: '20261129', numbers: draw.numbers, drawnAt: draw.drawnAt, sources: ['Minh Ngọc', 'XSKT'] } },
  play: async (context) => {
    await says('checkOutside')(context);
    const dialog = within(await within(context.canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('Minh Ngọc, XSKT')).toBeVisible();
    await expect(dialog.queryByText(storyWords(context.globals).text('lottery', 'fact.seed'))).toBeNull();
  },
};

const answering = (lotteryDrawsFile: NonNullable<Answers['lotteryDrawsFile']>) => ({
  feature: { account: 'minh88', answers: { lotteryDrawsFile } satisfies Answers },
});
const saving: NonNullable<Story['play']> = async ({ canvasElement, globals, userEvent }) => {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: storyWords(globals).text('lottery', 'logSave', { day: '2026-11-29' }) }));
};
/** The draws of that day are kept as a file. */
export const Log: Story = {
  parameters: answering((request) => `${request.get('lottery')},${request.get('day')}\r\n`),
  beforeEach: catchFiles,
  play: async (context) => {
    await saving(context);
    await waitFor(async () =>
      expect(await caughtFile()).toMatchObject({ name: 'draws_fast5_2026-11-29.csv', lines: ['fast5,2026-11-29', ''] }),
    );
  },
};
export const LogFailed: Story = {
  parameters: answering(new Refusal('system_error')),
  play: async (context) => {
    await saving(context);
    const dialog = within(await within(context.canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(storyWords(context.globals).text('lottery', 'logFailed'));
  },
};
