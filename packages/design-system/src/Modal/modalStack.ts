import { zIndex } from '../theme/zIndex.ts';
import { locked } from './Modal.css.ts';

const open: HTMLElement[] = [];

/**
 * Puts a layer above those that are open and holds the page still. For use as a ref: returns what takes the layer off.
 * Ours in place of Radix' overlay, which injects a style tag that a strict CSP blocks.
 */
export function enterModalStack(layer: HTMLElement | null): (() => void) | undefined {
  if (!layer) return undefined;
  layer.style.zIndex = String(
    Math.max(zIndex.modal - zIndex.modalStep, ...open.map((other) => Number(other.style.zIndex))) + zIndex.modalStep,
  );
  open.push(layer);
  document.documentElement.classList.add(locked);
  return () => {
    open.splice(open.indexOf(layer), 1);
    if (open.length === 0) document.documentElement.classList.remove(locked);
  };
}
