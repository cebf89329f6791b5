/** An HSL colour as `#rrggbb`: shorter in the drawing than `hsl()`, and read by every renderer. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100;
  const l = Math.min(100, Math.max(0, lightness)) / 100;
  const reach = s * Math.min(l, 1 - l);
  const channel = (shift: number) => {
    const k = (shift + (((hue % 360) + 360) % 360) / 30) % 12;
    const level = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Colours that all drawings share: the paper and ink of playing cards. */
export const paper = '#FFFCF4';
export const paperShade = '#E4DFD2';
export const ink = '#15221C';
export const red = '#B8231B';
/** Stops of a polished metal, light from above. */
export const goldStops = ['#FFF3C9', '#E8BC5E', '#A8731E'] as const;
