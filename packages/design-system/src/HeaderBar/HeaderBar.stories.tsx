import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../BrandMark/index.ts';
import { Button } from '../Button/index.ts';
import { Clock } from '../Clock/index.ts';
import { NavLinks } from '../NavLinks/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longSentence, longText } from '../testing/longText.ts';
import { sampleMark } from '../testing/sampleMark.ts';
import { sampleNav } from '../testing/samples.ts';
import { HeaderBar } from './HeaderBar.tsx';

const meta = {
  component: HeaderBar,
  args: {
    brand: <BrandMark {...sampleMark('baize')} />,
    top: <Clock />,
    nav: <NavLinks label="Chính" items={sampleNav} currentId="home" />,
    end: <Button size="medium">Đăng nhập</Button>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeaderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const BarAlone: Story = { args: { top: undefined, nav: undefined } };
export const LongText: Story = {
  args: {
    top: longText,
    nav: <NavLinks label="Chính" items={[{ id: 'long', text: longText, href: '#long' }]} currentId="long" />,
    end: <Button size="medium">{longSentence}</Button>,
  },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Visitor, BarAlone });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
