/** How the base64 of each kind of image begins. */
const typeForBeginning = { iVBOR: 'png', '/9j/': 'jpeg', R0lG: 'gif', UklG: 'webp', PHN2: 'svg+xml', PD94: 'svg+xml' } as const;

/** The data address of a base64 image; one that is an address already stays as it is. */
export function imageAddress(image: string): string {
  if (image.startsWith('data:')) return image;
  const [, type = 'png'] = Object.entries(typeForBeginning).find(([beginning]) => image.startsWith(beginning)) ?? [];
  return `data:image/${type};base64,${image}`;
}
