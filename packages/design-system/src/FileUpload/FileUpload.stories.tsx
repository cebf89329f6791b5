import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composed } from '../testing/composed.tsx';
import { forcedColors, largeText, narrow, reducedMotion, rightToLeft, under } from '../testing/conditions.ts';
import { keepInside, longText, longWord } from '../testing/longText.ts';
import { shownIn } from '../testing/shownIn.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { UploadFile } from './UploadFile.ts';

const texts: Record<string, string> = {
  file_type: 'chỉ nhận ảnh PNG hoặc JPG.',
  file_too_large: 'lớn hơn 5 MB.',
  too_many_files: 'chỉ được gửi 3 ảnh.',
  network: 'Kết nối bị gián đoạn, hãy gỡ và thử lại.',
};
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const image = (name: string): File => new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });

let lastId = 0;
function HeldFiles(props: FileUploadProps): ReactElement {
  const [files, setFiles] = useState<readonly UploadFile[]>(props.files);
  const add = (added: File[]): void => {
    lastId += added.length;
    setFiles([...files, ...added.map((file, place) => ({ id: `${lastId}-${place}`, file, progress: 0.4 }))]);
    props.onAddFiles(added);
  };
  return <FileUpload {...props} files={files} onAddFiles={add} onRemoveFile={(id) => setFiles(files.filter((file) => file.id !== id))} />;
}

const meta = {
  component: FileUpload,
  args: { label: 'Ảnh minh chứng', files: [], onAddFiles: fn(), onRemoveFile: fn(), textOf: (code) => texts[code] ?? code },
  render: (args) => <HeldFiles {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { optional: true } };
export const Uploading: Story = {
  args: {
    files: [
      { id: 'a', file: image('bien-lai-20-14.png') },
      { id: 'b', file: image('man-hinh.png'), progress: 0.6 },
      { id: 'c', file: image('hoa-don.png'), progress: 0.2, errorCode: 'network' },
    ],
  },
};
export const WithError: Story = { args: { required: true, error: 'Hãy gửi ít nhất một ảnh.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: longText, help: longText, error: longText, files: [{ id: 'long', file: image(`${longWord}.png`), progress: 0.5 }] },
  play: keepInside,
};
export const BrokenImage: Story = { args: { files: [{ id: 'broken', file: new File(['x'], 'hong.png', { type: 'image/png' }) }] } };
export const Adds: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    await userEvent.upload(input, [image('1.png'), image('2.png'), image('3.png'), image('4.png')]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(args.onAddFiles).toHaveBeenCalledOnce();
    await expect(canvas.getByText(`4.png: ${shown('chỉ được gửi 3 ảnh.')}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /(Gỡ|Remove) 2\.png/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /Chọn ảnh|Choose images/ })).toHaveFocus();
  },
};
const carrying = (...files: File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const zoneOf = (canvasElement: HTMLElement): HTMLElement => {
  const zone = canvasElement.querySelector<HTMLElement>('[role=presentation]');
  if (!zone) throw new Error('no zone');
  return zone;
};
export const Drops: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const shown = shownIn(globals);
    const canvas = within(canvasElement);
    const zone = zoneOf(canvasElement);
    const still = zone.className;
    const drag = (type: string): void => {
      const dataTransfer = carrying(image('1.png'), new File(['GIF89a'], '2.gif', { type: 'image/gif' }));
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    };
    drag('dragenter');
    drag('dragover');
    await waitFor(() => expect(zone.className).not.toBe(still));
    drag('drop');
    await expect(await canvas.findByRole('button', { name: /(Gỡ|Remove) 1\.png/ })).toBeVisible();
    await expect(canvas.getByText(`2.gif: ${shown('chỉ nhận ảnh PNG hoặc JPG.')}`)).toBeVisible();
    await expect(zone.className).toBe(still);
    await expect(args.onAddFiles).toHaveBeenCalledOnce();
  },
};
export const Pastes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const chooser = canvas.getByRole('button', { name: /Chọn ảnh|Choose images/ });
    chooser.focus();
    chooser.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(image('man-hinh.png')) }));
    await expect(await canvas.findByRole('button', { name: /(Gỡ|Remove) man-hinh\.png/ })).toBeVisible();
    await expect(args.onAddFiles).toHaveBeenCalledOnce();
  },
};
const refusesAFile: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const shown = shownIn(globals);
  const dataTransfer = carrying(new File(['GIF89a'], 'anh-dong.gif', { type: 'image/gif' }));
  // In the composed story the last of the states.
  const zone = canvasElement.querySelector('section:last-of-type [role=presentation]') ?? zoneOf(canvasElement);
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect(await within(canvasElement).findByText(`anh-dong.gif: ${shown('chỉ nhận ảnh PNG hoặc JPG.')}`)).toBeVisible();
};
/** What was refused is told below the zone. */
export const Refused: Story = { play: refusesAFile };
export const Composed: Story = {
  ...composed(meta, { Empty, Uploading, WithError, Disabled, BrokenImage, Refused }),
  play: refusesAFile,
};
export const RightToLeft: Story = { ...under(rightToLeft, Composed), tags: ['!test'] };
export const LargeText: Story = { ...under(largeText, Composed), tags: ['!test'] };
export const Narrow: Story = { ...under(narrow, Composed), tags: ['!test'] };
export const ForcedColors: Story = { ...under(forcedColors, Composed), tags: ['!test'] };
export const ReducedMotion: Story = { ...under(reducedMotion, Composed), tags: ['!test'] };
