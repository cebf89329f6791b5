/** Widths in px at which every screen has to work, from the smallest phone to a wide desk. */
const widths = {
  'Small phone': 320,
  Phone: 360,
  'Large phone': 390,
  'Desktop zoomed': 640,
  Tablet: 768,
  Desktop: 1360,
  Wide: 1920,
} as const;

interface Viewport {
  name: string;
  styles: { width: string; height: string };
}

/** Choices of Storybook's viewport tool: `w320` … */
export const viewports: Record<string, Viewport> = {
  ...Object.fromEntries(
    Object.entries(widths).map(([name, width]) => [
      `w${width}`,
      { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '800px' } },
    ]),
  ),
  // WCAG 1.4.10.
  zoomed: { name: 'Desktop of 1280 × 1024 px at 400 %', styles: { width: '320px', height: '256px' } },
};
