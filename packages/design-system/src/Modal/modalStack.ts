import { moveToLayer } from '../shared/keepOnTop.ts';
import { zIndex } from '../theme/zIndex.ts';
import { locked } from './Modal.css.ts';

interface OpenLayer {
  layer: HTMLElement;
  serial: number;
}
const open: OpenLayer[] = [];
let lastSerial = 0;

/** A number that grows with each modal, taken while rendering: an outer modal renders before the one inside of it. */
export function nextSerial(): number {
  lastSerial += 1;
  return lastSerial;
}

/** Px of the scroll bar that a lock has hidden. */
let hiddenRoom = 0;

/** Px that the page's scroll bar takes, or took before it was locked. Read while rendering: once the modal is in the page, it would cost a layout. */
export const scrollBarRoom = (): number => (open.length > 0 ? hiddenRoom : window.innerWidth - document.documentElement.clientWidth);

function lockPage(room: number): void {
  const page = document.documentElement;
  hiddenRoom = room;
  // The room of the scroll bar is kept, so that the page doesn't jump as the bar goes.
  page.style.paddingInlineEnd = `${room}px`;
  page.classList.add(locked);
}

function unlockPage(): void {
  document.documentElement.classList.remove(locked);
  document.documentElement.style.paddingInlineEnd = '';
}

/** What lies above the layers, such as toasts, goes into the panel of the topmost: the focus can't leave it. */
function holdPage(): void {
  moveToLayer(open.at(-1)?.layer.firstElementChild ?? undefined);
}

/**
 * Puts a layer among those that are open and holds the page still. For use in a ref: returns what takes the layer off.
 * Ours in place of Radix' overlay, which injects a style tag that a strict CSP blocks.
 * @param room what {@link scrollBarRoom} was before
 */
export function enterModalStack(layer: HTMLElement | null, serial: number, room: number): (() => void) | undefined {
  if (!layer) return undefined;
  if (open.length === 0) lockPage(room);
  const entry = { layer, serial };
  open.push(entry);
  open.sort((one, other) => one.serial - other.serial);
  open.forEach((each, place) => {
    each.layer.style.zIndex = String(zIndex.modal + place * zIndex.modalStep);
  });
  holdPage();
  return () => {
    open.splice(open.indexOf(entry), 1);
    holdPage();
    if (open.length === 0) unlockPage();
  };
}
