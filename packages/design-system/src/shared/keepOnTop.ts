interface KeptElement {
  element: HTMLElement;
  home: HTMLElement;
  onMove: () => void;
}
const kept = new Set<KeptElement>();
let topLayer: Element | undefined;

function place({ element, home, onMove }: KeptElement): void {
  const parent = topLayer ?? home;
  if (element.parentElement === parent && element.isConnected) return;
  parent.append(element);
  // Above every box, and in its place even while the layer slides in; a browser that has no popovers draws it within the layer.
  element.popover = 'manual';
  element.showPopover?.();
  onMove();
}

/** Tells which layer holds the page; undefined once none does. At once: a layer hides all that is outside of it as soon as it is drawn. */
export function moveToLayer(layer: Element | undefined): void {
  topLayer = layer;
  kept.forEach(place);
}

/**
 * Keeps an element within the layer that holds the page, where keys reach it and screen readers see it; in its home while none does.
 * Returns what takes it away.
 */
export function keepOnTop(element: HTMLElement, home: HTMLElement, onMove: () => void): () => void {
  const entry = { element, home, onMove };
  kept.add(entry);
  place(entry);
  return () => {
    kept.delete(entry);
    element.remove();
  };
}
