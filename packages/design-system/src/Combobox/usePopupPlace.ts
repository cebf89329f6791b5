import { type RefObject, useLayoutEffect, useRef } from 'react';
import { popupPlace } from './popupPlace.ts';

/** The focus stays in the input, wherever the list is touched. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export interface PopupPlace {
  /** What the popup stands at. */
  anchor: RefObject<HTMLDivElement | null>;
  popup: RefObject<HTMLDivElement | null>;
}

function place(anchor: HTMLElement, popup: HTMLElement): void {
  const list = popup.querySelector('ul');
  if (!list) return;
  list.style.maxBlockSize = '';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // A phone's keyboard covers the page without making it smaller.
  const { offsetTop: top = 0, height: seen = height } = window.visualViewport ?? {};
  const { insets, room } = popupPlace(anchor.getBoundingClientRect(), popup.offsetHeight, { width, height, top, foot: top + seen });
  Object.assign(popup.style, insets);
  const frame = popup.offsetHeight - list.offsetHeight;
  if (popup.offsetHeight > room) list.style.maxBlockSize = `${Math.max(0, room - frame)}px`;
}

/**
 * Holds an open popup beside its anchor, in the browser's top layer: whatever scrolls or clips around the field does not cut it off, and
 * it stays inside of its modal for who reads it. Where the browser has no such layer, it is fixed.
 */
export function usePopupPlace(isOpen: boolean): PopupPlace {
  const places: PopupPlace = { anchor: useRef(null), popup: useRef(null) };
  const { anchor, popup } = places;
  useLayoutEffect(() => {
    const layer = popup.current;
    if (!isOpen || !layer) return undefined;
    const update = (): void => {
      if (anchor.current) place(anchor.current, layer);
    };
    layer.showPopover?.();
    layer.addEventListener('mousedown', keepFocus);
    window.addEventListener('scroll', update, true);
    window.addEventListener('resize', update);
    window.visualViewport?.addEventListener('resize', update);
    return () => {
      layer.removeEventListener('mousedown', keepFocus);
      window.removeEventListener('scroll', update, true);
      window.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('resize', update);
      if (layer.isConnected) layer.hidePopover?.();
    };
  }, [isOpen, anchor, popup]);
  // With each render, for what is found changes its height.
  useLayoutEffect(() => {
    if (isOpen && anchor.current && popup.current) place(anchor.current, popup.current);
  });
  return places;
}
