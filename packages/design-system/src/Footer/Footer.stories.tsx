import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../BrandMark/index.ts';
import { Link } from '../Link/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText } from '../testing/longText.ts';
import { sampleMark } from '../testing/sampleMark.ts';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: {
    brand: <BrandMark {...sampleMark('baize')} />,
    links: (
      <>
        <Link href="#terms" tone="quiet">
          Điều khoản
        </Link>
        <Link href="#help" tone="quiet">
          Trợ giúp
        </Link>
      </>
    ),
    legal: '18+ Chỉ dành cho người từ 18 tuổi. Hãy chơi có trách nhiệm.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LegalOnly: Story = { args: { links: undefined } };
export const LongText: Story = {
  args: { legal: longText, links: <Link href="#long">{longText}</Link> },
  play: keepInside,
};
export const Composed: Story = composed(meta, { Full, LegalOnly });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
