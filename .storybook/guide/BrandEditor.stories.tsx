import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
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

/** What a download would hold, without one. */
async function downloaded(click: () => Promise<void>): Promise<string> {
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  const { click: follow } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:nothing';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
  await click();
  URL.createObjectURL = createObjectURL;
  HTMLAnchorElement.prototype.click = follow;
  return (await files[0]?.text()) ?? '';
}

export const CornersAndFonts: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement);
    const play = editor.getByRole('button', { name: 'Play' });
    const hero = editor.getByRole('heading', { name: 'Play tonight' });
    await fireEvent.change(editor.getByLabelText(/^radius\.medium/), { target: { value: '3' } });
    await expect(getComputedStyle(play).borderTopLeftRadius).toBe('3px');
    await userEvent.selectOptions(editor.getByLabelText('weight of the hero'), '400');
    await expect(getComputedStyle(hero).fontWeight).toBe('400');
    const family = editor.getByLabelText('family');
    await fireEvent.change(family, { target: { value: 'Georgia; color: red' } });
    await expect(editor.getByRole('status', { name: 'Readability' })).toHaveTextContent('font.body must be a list of font families');
    await fireEvent.change(family, { target: { value: 'Georgia, serif' } });
    await expect(getComputedStyle(hero).fontFamily).toBe('Georgia, serif');
    const source = await downloaded(() => userEvent.click(editor.getByRole('button', { name: 'Download brand.ts' })));
    await expect(source).toContain('medium: "3px",');
    await expect(source).toContain('body: "Georgia, serif",');
    await expect(source).toContain('displayWeight: "400",');
  },
};
