import type { Brand } from '@baize/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import hai from '../../brands/hai/brand.json' with { type: 'json' };
import { BrandEditor } from './BrandEditor.tsx';
import { BrandScreens, brandScreens } from './BrandScreens.tsx';

const meta = {
  title: 'Guide/Brand editor',
  component: BrandEditor,
  args: { hasScreens: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six frames load this Storybook again: a look of its own, that no test waits for. */
export const Editor: Story = { tags: ['!test'], args: { hasScreens: true } };

export const Colours: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement);
    const readability = editor.getByRole('status', { name: 'Readability' });
    const muted = editor.getByRole('textbox', { name: 'muted' });
    await fireEvent.change(muted, { target: { value: '#334433' } });
    await expect(readability).toHaveTextContent('tokens.color.dark.muted is #334433: on canvas its contrast is');
    await expect(editor.getByRole('button', { name: 'Download brand.json' })).toBeDisabled();
    await userEvent.click(editor.getByRole('button', { name: /^Take #[0-9A-F]{6} for muted$/ }));
    await expect(readability).toHaveTextContent('Every pair can be read.');
    await expect(editor.getByRole('button', { name: 'Download brand.json' })).toBeEnabled();
  },
};

/** What is refused is said in words of the form, and money is the brand's own. */
export const NameAndMoney: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement);
    const readability = editor.getByRole('status', { name: 'Readability' });
    const name = editor.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await expect(readability).toHaveTextContent('name is "": must have 1 to 40 characters.');
    await userEvent.type(name, 'Lua');
    await expect(readability).toHaveTextContent('Every pair can be read.');
    await userEvent.selectOptions(editor.getByLabelText('Start from'), 'hai');
    await expect(editor.getByText(/^₱\s12,480\.00$/)).toBeVisible();
    await expect(editor.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/₱\s100\.00 to ₱\s50,000\.00/);
  },
};

const fileOf = (text: string): File => new File([text], 'brand.json', { type: 'application/json' });

export const FromAFile: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement);
    const input = editor.getByLabelText(/or from a brand\.json/);
    await userEvent.upload(input, fileOf('{"name": '));
    await expect(await editor.findByText(/brand\.json is no JSON/)).toBeVisible();
    await userEvent.upload(input, fileOf(JSON.stringify({ ...hai, name: '', colour: 1 })));
    await expect(await editor.findByText(/colour: is no key of a brand/)).toBeVisible();
    await userEvent.upload(input, fileOf(JSON.stringify({ ...hai, name: 'Biển' })));
    await waitFor(() => expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Biển'));
    await expect(editor.getByRole('textbox', { name: 'canvas' })).toHaveValue('#07131C');
    await expect(editor.queryByText('This file is no brand')).toBeNull();
    const veil = editor.getByRole('textbox', { name: 'scrim' });
    await fireEvent.change(veil, { target: { value: '#00000080' } });
    const source = await downloaded(() => userEvent.click(editor.getByRole('button', { name: 'Download brand.json' })));
    const { code, tokens } = JSON.parse(source) as Brand;
    await expect([code, tokens.color.dark.scrim]).toEqual(['hai', '#00000080']);
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
    await expect(editor.getByRole('status', { name: 'Readability' })).toHaveTextContent('must be a list of font families');
    await fireEvent.change(family, { target: { value: 'Georgia, serif' } });
    await expect(getComputedStyle(hero).fontFamily).toBe('Georgia, serif');
    const source = await downloaded(() => userEvent.click(editor.getByRole('button', { name: 'Download brand.json' })));
    const { radius, font } = (JSON.parse(source) as Brand).tokens;
    await expect([radius.medium, font.body, font.displayWeight]).toEqual(['3px', 'Georgia, serif', '400']);
  },
};

/** A frame draws its story with the tokens that are edited. */
export const Screens: Story = {
  render: () => <BrandScreens tokens={hai.tokens} currency="PHP" screens={brandScreens.filter(({ name }) => name === 'Home')} />,
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('Home, light');
    const drawn = (): Element | null | undefined => frame.contentDocument?.querySelector('.story-frame');
    await waitFor(() => expect(drawn()).toHaveStyle({ '--baize-color-canvas': hai.tokens.color.light.canvas }), { timeout: 20_000 });
  },
};
