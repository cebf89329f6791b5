/** In the page: which parts of a story can't be told from what they stand on. Pictures are PNGs of the viewport, in base64. */
export async function unseen({ forced, usual }: { forced: string; usual: string }): Promise<string[]> {
  type Rgb = readonly [number, number, number];
  const brushFor = async (picture: string): Promise<OffscreenCanvasRenderingContext2D> => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('no canvas to read the picture from');
    brush.drawImage(bitmap, 0, 0);
    return brush;
  };
  const light = (rgb: Rgb): number => {
    const [red, green, blue] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  /** The highest contrast of at least a few pixels of a box with the colour that most of it has. */
  const contrastWithin = (brush: OffscreenCanvasRenderingContext2D, box: DOMRect, around: number): number => {
    const [x, y] = [Math.max(0, Math.floor(box.x - around)), Math.max(0, Math.floor(box.y - around))];
    const [width, height] = [Math.ceil(box.right + around) - x, Math.ceil(box.bottom + around) - y];
    const { data } = brush.getImageData(x, y, width, height);
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const lights = [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([key, count]) => ({ count, light: light([key >> 16, (key >> 8) & 255, key & 255]) }));
    const ground = lights[0]?.light ?? 0;
    const contrasts = lights.map(({ count, light: of }) => ({
      count,
      contrast: (Math.max(of, ground) + 0.05) / (Math.min(of, ground) + 0.05),
    }));
    let pixels = 0;
    for (const { count, contrast } of contrasts.sort((one, other) => other.contrast - one.contrast)) {
      pixels += count;
      if (pixels >= 6) return contrast;
    }
    return 1;
  };
  const isInSight = (part: Element, box: DOMRect): boolean => {
    if (box.width < 3 || box.height < 1 || box.width * box.height < 12) return false;
    if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let frame: Element | null = part; frame; frame = frame.parentElement) {
      const { width, height } = frame.getBoundingClientRect();
      if ((width <= 1 || height <= 1) && getComputedStyle(frame).overflow !== 'visible') return false;
    }
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // What is drawn on lies below what is pointed at.
    if (part.matches('canvas')) return part.parentElement?.contains(hit) ?? false;
    // What lets the pointer through is met as its parent; else a parent is met where a part is cut off.
    return hit !== null && (part.contains(hit) || (hit.contains(part) && getComputedStyle(part).pointerEvents === 'none'));
  };
  const nameOf = (part: Element): string =>
    `<${part.tagName.toLowerCase()} class="${part.getAttribute('class') ?? ''}"> ${(part.getAttribute('aria-label') ?? part.textContent ?? '').slice(0, 40)}`;

  const [brush, usualBrush] = [await brushFor(forced), await brushFor(usual)];
  const found: string[] = [];
  const controls = 'button, a[href], input, select, textarea, summary, [role=tab], [role=option], [role=menuitem], [role=combobox]';
  for (const part of document.querySelectorAll('.story-frame *')) {
    const box = part.getBoundingClientRect();
    for (const node of part.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !/[\p{L}\p{N}]/u.test(node.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [line] = [...range.getClientRects()].sort((one, other) => other.width - one.width);
      if (line && isInSight(part, line) && contrastWithin(brush, line, 0) < 3) found.push(`text is not readable: ${nameOf(part)}`);
    }
    if (part.matches('path, circle, rect, line, polyline, polygon, g, option, script, style')) continue;
    if (!isInSight(part, box)) continue;
    const enough = part.matches(':disabled, [aria-disabled=true]') ? 1.5 : 3;
    if (part.matches(controls) && contrastWithin(brush, box, 4) < enough) found.push(`control is not seen: ${nameOf(part)}`);
    const isDrawing =
      part.matches('svg, canvas, progress, meter, [role=progressbar]') || (part.childNodes.length === 0 && !part.matches('img, video'));
    if (isDrawing && contrastWithin(brush, box, 1) < 1.5 && contrastWithin(usualBrush, box, 1) > 1.1)
      found.push(`drawing vanishes: ${nameOf(part)}`);
  }
  return [...new Set(found)];
}
