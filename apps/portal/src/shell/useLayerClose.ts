import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLayer } from '../routes/addresses.ts';
import { isOpened, leftPlaces } from './useCenterAddress.ts';

/** Closes the open layer with all that was opened on its page: none of it is left for Back. Another page of it, reached by a link, is. */
export function useLayerClose(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const leave = (): void => {
    // A step that was opened lies before the layer's own.
    isClosing.current = isOpened(location.state);
    // On its way back already, by itself or by what was opened: the effect goes on from there.
    if (leftPlaces.has(location)) return;
    leftPlaces.add(location);
    void (isClosing.current ? navigate(-1) : navigate(withLayer(location, undefined), { replace: true }));
  };
  const left = useRef(location);
  // Before the step behind is drawn.
  useLayoutEffect(() => {
    if (left.current === location) return;
    left.current = location;
    if (isClosing.current) leave();
  });
  return leave;
}
