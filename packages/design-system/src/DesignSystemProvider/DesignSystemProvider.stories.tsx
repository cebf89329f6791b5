import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordField } from '../PasswordField/index.ts';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, rightToLeft, under } from '../testing/conditions.ts';
import { wordsEn, wordsVi } from '../words/index.ts';
import { DesignSystemProvider } from './DesignSystemProvider.tsx';

const meta = {
  component: DesignSystemProvider,
  args: { words: wordsEn, children: <PasswordField label="Password" name="password" /> },
} satisfies Meta<typeof DesignSystemProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnglishWords: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};
export const VietnameseWords: Story = { args: { words: wordsVi } };
export const Composed: Story = composed(meta, { EnglishWords, VietnameseWords });
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
