import { spyOn } from 'storybook/test';

/** A file that a page has handed to the browser. */
interface CaughtFile {
  name: string;
  text: string;
}

const caught: Promise<CaughtFile>[] = [];

/** Takes what pages hand to the browser to keep, in place of the browser: a story's `beforeEach`. */
export function catchFiles(): () => void {
  caught.length = 0;
  let last = new Blob();
  const address = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:of-a-story';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    const name = this.download;
    // By bytes: a text that is read of a blob has lost its mark.
    caught.push(last.arrayBuffer().then((bytes) => ({ name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) })));
  });
  return () => {
    address.mockRestore();
    click.mockRestore();
  };
}

/** The one file that was handed over, by its lines. */
export async function caughtFile(): Promise<{ name: string; lines: string[] }> {
  const files = await Promise.all(caught);
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`${files.length} files were handed over`);
  return { name: file.name, lines: file.text.split('\r\n') };
}
