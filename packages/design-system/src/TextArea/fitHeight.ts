/** As high as its text, where the browser does not do that by itself (`field-sizing`). */
export function fitHeight(area: HTMLTextAreaElement): void {
  if (window.CSS?.supports?.('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  if (area.scrollHeight > 0) area.style.blockSize = `${area.scrollHeight + borders}px`;
}
