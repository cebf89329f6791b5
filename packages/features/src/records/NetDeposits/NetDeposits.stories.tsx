import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { catchFiles, caughtFile } from '../../core/testing/catchFiles.ts';
import { keepFiguresWhole, Refusal, storyPermissionIn, storyWords, withFeature } from '../../core/testing/index.ts';
import { answeringRecords, storyNetDeposits } from '../testing/storyRecords.ts';
import { NetDeposits } from './NetDeposits.tsx';

const meta = {
  title: 'Records/NetDeposits',
  component: NetDeposits,
  decorators: [withFeature],
  parameters: answeringRecords(),
} satisfies Meta<typeof NetDeposits>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { count: 0, deposit: 0, payout: 0, returned: 0, net: 0 };

/** What came back is a figure of its own, and the word says which way it went. */
export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await canvas.findByRole('button', { name: /CSV/ });
    const [none, back, both] = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(none).toHaveTextContent('2026-11-21');
    await expect(back).toHaveTextContent(/\+.*9[.,]600.*9[.,]600/);
    await expect(both).toHaveTextContent(/\+.*40[.,]400.*80[.,]000.*39[.,]600/);
    await expect(canvas.getByText(text('records', 'netDeposits.gain'))).toBeVisible();
    await expect(canvas.getByRole('figure', { name: text('records', 'netDeposits.byDay') })).toBeVisible();
  },
};
/** The file has the days of the table, the newest first, and numbers to add up. */
export const Exported: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas, userEvent, globals }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: /CSV/ }));
    const { name, lines } = await waitFor(caughtFile);
    await expect(name).toMatch(/^net_deposits_.*\.csv$/);
    const heads = (['column.day', 'netDeposits.deposit', 'netDeposits.payout', 'netDeposits.returned', 'netDeposits.net'] as const).map(
      (key) => text('records', key),
    );
    await expect(lines).toEqual([
      `\uFEFF${heads.join(',')}`,
      '2026-11-21,0,0,0,0',
      '2026-11-20,0,0,9600,9600',
      '2026-11-19,80000,39600,0,40400',
      '',
    ]);
  },
};
/** Who has won takes out more than he has put in. */
export const MoreOut: Story = {
  parameters: answeringRecords({
    getNetDeposits: {
      days: [{ day: '2026-11-21', ...nothing, count: 1, payout: 250_000, net: -250_000 }],
      totals: { ...nothing, count: 1, payout: 250_000, net: -250_000 },
    },
  }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('records', 'netDeposits.loss'))).toBeVisible();
    await expect(canvas.getAllByText(/−.*250[.,]000/)).not.toHaveLength(0);
  },
};
export const Empty: Story = {
  parameters: answeringRecords({
    getNetDeposits: { days: storyNetDeposits.days.map(({ day }) => ({ day, ...nothing })), totals: nothing },
  }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('records', 'netDeposits.empty'))).toBeVisible();
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: answeringRecords({ getNetDeposits: 'never' }) };
export const Failed: Story = {
  parameters: answeringRecords({ getNetDeposits: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('records', 'netDeposits.failed'));
    await expect(canvas.getByRole('button', { name: words.retry })).toBeVisible();
  },
};
const wide = { ...nothing, count: 1, deposit: 1_234_567_890, payout: 112_480_700, net: 1_122_087_190 };
/** In the room of the centre. */
export const WideFigures: Story = {
  tags: ['browser'],
  parameters: answeringRecords({
    getPermission: storyPermissionIn('KWD'),
    getNetDeposits: { days: [{ day: '2026-11-21', ...wide }], totals: wide },
  }),
  decorators: [(Inner) => <div style={{ inlineSize: '708px', maxInlineSize: '100%' }}>{Inner()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /CSV/ });
    await keepFiguresWhole(canvasElement, 4);
  },
};
export const WideFiguresOnAPhone: Story = { ...WideFigures, globals: { viewport: { value: 'w360', isRotated: false } } };
