/** Safari reads the file some time after the click. */
const readWithin = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}

/** The same of a text. */
export const saveText = (name: string, text: string): void => saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
