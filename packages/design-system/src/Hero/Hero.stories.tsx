import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, under } from '../testing/conditions.ts';
import { keepInside, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { Hero } from './Hero.tsx';
import { HeroArt } from './HeroArt.tsx';

const meta = {
  component: Hero,
  args: {
    badge: 'Thành viên mới',
    title: 'Hoàn trả 1,2% mỗi ngày, không giới hạn',
    children: 'Cược bất kỳ trò chơi nào, tiền về ví lúc 12:00 hôm sau.',
    action: <Button tone="brass">Tham gia ngay</Button>,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Dice: Story = { args: { art: <HeroArt name="dice" /> } };
export const Wheel: Story = { args: { art: <HeroArt name="wheel" /> } };
export const Sen: Story = { globals: { brand: 'sen' } };
export const Beside: Story = {
  args: { beside: <Card>Vừa thắng lớn</Card> },
  globals: { viewport: { value: 'w1360', isRotated: false } },
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const card = canvas.getByText(shownIn(globals)('Vừa thắng lớn'));
    const hero = canvas.getByRole('heading').closest('section');
    await expect(card.getBoundingClientRect().height).toBe(hero?.getBoundingClientRect().height);
  },
};
/** A narrow page has no room for it. */
export const BesideOnATablet: Story = {
  args: { beside: <Card>Vừa thắng lớn</Card> },
  globals: { viewport: { value: 'w768', isRotated: false } },
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(shownIn(globals)('Vừa thắng lớn'))).not.toBeVisible();
  },
};
export const LongTitle: Story = { args: { title: 'Hoàn trả không giới hạn mỗi ngày cho mọi trò chơi của mọi nhà cung cấp' } };
export const LongText: Story = {
  args: { badge: longWord, title: longText, children: longText },
  play: keepInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Composed: Story = composed(meta, { Cards, Dice, Wheel, Sen, Beside, LongTitle, RightToLeft });
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
