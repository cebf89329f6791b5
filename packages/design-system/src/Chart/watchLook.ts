import { media } from '../theme/media.ts';

/** Calls back when the place's width, theme or brand has changed, the system's colours have come or gone, or a font has come; returns how to stop. */
export function watchLook(place: HTMLElement, onChange: () => void): () => void {
  let width = place.clientWidth;
  const sizes = new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    onChange();
  });
  sizes.observe(place);
  const themes = new MutationObserver(onChange);
  for (let part: Element | null = place.parentElement; part; part = part.parentElement)
    themes.observe(part, { attributeFilter: ['data-theme', 'data-brand', 'style'] });
  const forcedColours = matchMedia(media.forcedColors);
  forcedColours.addEventListener('change', onChange);
  // A canvas keeps the letters that it was drawn with.
  document.fonts?.addEventListener('loadingdone', onChange);
  return () => {
    document.fonts?.removeEventListener('loadingdone', onChange);
    forcedColours.removeEventListener('change', onChange);
    sizes.disconnect();
    themes.disconnect();
  };
}
