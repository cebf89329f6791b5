import { waitFor } from 'storybook/test';

/** What a page takes files by; it has no name, since the button before it has one. */
export function fileInputIn(canvas: HTMLElement): Promise<HTMLInputElement> {
  return waitFor(() => {
    const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input of files yet');
    return input;
  });
}
