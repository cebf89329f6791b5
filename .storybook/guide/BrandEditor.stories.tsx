import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { BrandEditor } from './BrandEditor.tsx';

const meta = { title: 'Guide/Brand editor', component: BrandEditor, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof BrandEditor
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editor: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement);
    const readability = editor.getByRole('status', { name: 'Readability' });
    const muted = editor.getByLabelText('muted');
    await fireEvent.change(muted, { target: { value: '#334433' } });
    await expect(readability).toHaveTextContent('color.dark.muted on canvas has a contrast of');
    await expect(editor.getByRole('button', { name: 'Download brand.ts' })).toBeDisabled();
    await fireEvent.change(muted, { target: { value: '#9fb5aa' } });
    await expect(readability).toHaveTextContent('Every pair can be read.');
    await expect(editor.getByRole('button', { name: 'Download brand.ts' })).toBeEnabled();
  },
};
