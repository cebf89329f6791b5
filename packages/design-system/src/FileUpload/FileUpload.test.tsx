import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { axeFindings, renderPart } from '../testing/renderPart.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const png = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { type: 'image/png' });
const onAddFiles = vi.fn();
const part = (props: Partial<FileUploadProps> = {}) => (
  <FileUpload label="Proof" files={[]} onAddFiles={onAddFiles} onRemoveFile={() => undefined} textOf={(code) => code} {...props} />
);
function choose(container: HTMLElement, files: File[]): void {
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files } });
}

test('§5 png and jpg are taken', async () => {
  onAddFiles.mockClear();
  const { container } = renderPart(part());
  const jpg = new File(['x'], 'b.jpg', { type: 'image/jpeg' });
  choose(container, [png('a.png'), jpg]);
  await waitFor(() =>
    expect(onAddFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.png' }), expect.objectContaining({ name: 'b.jpg' })]),
  );
});

test.each([
  [new File(['x'], 'a.gif', { type: 'image/gif' }), 'a.gif: file_type'],
  [png('b.png', 5 * 1_048_576 + 1), 'b.png: file_too_large'],
])('§5 another type and more than 5 MB are refused with their code', async (file, said) => {
  onAddFiles.mockClear();
  const { container } = renderPart(part());
  choose(container, [file]);
  await waitFor(() => expect(screen.getByText(said)).toBeDefined());
  expect(onAddFiles).not.toHaveBeenCalled();
});

test('§5 5 MB exactly are taken', async () => {
  onAddFiles.mockClear();
  const { container } = renderPart(part());
  choose(container, [png('full.png', 5 * 1_048_576)]);
  await waitFor(() => expect(onAddFiles).toHaveBeenCalledOnce());
});

test('§5 a fourth file is refused', async () => {
  onAddFiles.mockClear();
  const files = ['1', '2'].map((id) => ({ id, file: png(`${id}.png`) }));
  const { container } = renderPart(part({ files }));
  choose(container, [png('3.png'), png('4.png')]);
  await waitFor(() => expect(screen.getByText('4.png: too_many_files')).toBeDefined());
  expect(onAddFiles.mock.calls[0]?.[0]).toHaveLength(1);
});

test('disabled, nothing can be added', async () => {
  onAddFiles.mockClear();
  const onAddOther = vi.fn();
  const disabled = renderPart(part({ disabled: true }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose images' }).disabled).toBe(true);
  const other = renderPart(part({ onAddFiles: onAddOther }));
  choose(disabled.container, [png('a.png')]);
  choose(other.container, [png('b.png')]);
  // Files are read before they are taken, each as fast as the other: the first would be here by then.
  await waitFor(() => expect(onAddOther).toHaveBeenCalledOnce());
  expect(onAddFiles).not.toHaveBeenCalled();
});

test('progress and error of each file are named', () => {
  renderPart(
    part({
      files: [
        { id: '1', file: png('1.png'), progress: 0.5 },
        { id: '2', file: png('2.png'), progress: 0.5, errorCode: 'network' },
      ],
    }),
  );
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading 1.png' }).value).toBe(0.5);
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByText('network')).toBeDefined();
});

test('the keyboard reaches the button that chooses and those that remove; the focus is not lost', async () => {
  const onRemoveFile = vi.fn();
  renderPart(part({ files: [{ id: '1', file: png('1.png') }], onRemoveFile }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose images' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRemoveFile).toHaveBeenCalledWith('1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose images' }));
});

test('required is said, and the button says what is wrong', () => {
  renderPart(part({ error: 'Send one.', required: true }));
  expect(screen.getByRole('group', { name: /Proof.*\(required\)/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose images', description: /^Send one\..*MB/ })).toBeDefined();
});

test('the preview is a data address, for no other passes the CSP', async () => {
  const { container } = renderPart(part({ files: [{ id: '1', file: png('1.png') }] }));
  await waitFor(() => expect(container.querySelector('img')?.src).toMatch(/^data:image\/png;base64,/));
});

test('axe finds nothing', async () => {
  renderPart(part({ files: [{ id: '1', file: png('1.png'), progress: 0.5 }], error: 'Send one.', required: true }));
  expect(await axeFindings()).toEqual([]);
});
