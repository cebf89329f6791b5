import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import hai from '../../brands/hai/brand.json' with { type: 'json' };
import { BrandKit } from './BrandKit.tsx';

const meta = { title: 'Guide/Brand kit', component: BrandKit, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof BrandKit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brands: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('✓ Passes')).toHaveLength(3);
    await expect(page.getByRole('table', { name: 'Tokens, light' })).toHaveTextContent(hai.tokens.color.light.primary);
    await userEvent.selectOptions(page.getByLabelText('Mode'), 'dark');
    await expect(page.getByRole('table', { name: 'Tokens, dark' })).toHaveTextContent(hai.tokens.color.dark.primary);
    await expect(page.getByRole('table', { name: 'Contrast, dark' })).not.toHaveTextContent('✗');
  },
};
