import { type LotteryFamilyId, lotteryFamily } from '@baize/contract/lottery';
import { formatMoney } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, within } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { RulesDialog } from './RulesDialog.tsx';

interface RulesOfProps {
  family: LotteryFamilyId;
  play: string;
  onClose(): void;
}

/** The rules of a play by its name. */
function RulesOf({ family: id, play: playId, onClose }: RulesOfProps): ReactElement | null {
  const language = useLanguage();
  const family = lotteryFamily(id, 2026);
  const play = family.plays.find((one) => one.id === playId);
  if (!play) return null;
  const money = (amount: number): string => formatMoney(amount, { currency: 'VND', language, signed: false });
  return <RulesDialog {...{ family, play, language, money, onClose }} />;
}

const meta = {
  title: 'Lottery/RulesDialog',
  component: RulesOf,
  decorators: [withFeature],
  args: { family: 'fiveDigits', play: 'place', onClose: fn() },
} satisfies Meta<typeof RulesOf>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = async (canvasElement: HTMLElement) => within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

/** The chance and the odds of a digit on its place, and what is returned. */
export const Place: Story = {
  tags: ['browser'],
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('cell', { name: text('lottery', 'oneIn', { chance: '10' }) })).toBeVisible();
    await expect(dialog.getByRole('cell', { name: /×9[.,]80/ })).toBeVisible();
  },
};
/** Five tiers of a jackpot. */
export const Tiers: Story = { args: { family: 'power655', play: 'ticket' } };
export const StakeCap: Story = { args: { family: 'markSix', play: 'special' } };
export const Phone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { family: 'vietnamNorth', play: 'lot.2' },
  play: async ({ canvasElement }) => {
    await expect((await dialogIn(canvasElement)).getByRole('table')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
