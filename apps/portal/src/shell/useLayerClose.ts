import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { layerOf, withLayer } from '../routes/addresses.ts';
import { isOpened, leftPlaces } from './useCenterAddress.ts';

/** Closes the open layer with all that was opened on its page: none of it is left for Back. Another page of it, reached by a link, is. */
export function useLayerClose(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const leave = (): void => {
    const isLeft = leftPlaces.has(location);
    // A step that was opened lies before the layer's own, and what is being left already is gone on from.
    isClosing.current = isLeft || isOpened(location.state);
    if (isLeft) return;
    leftPlaces.add(location);
    void (isClosing.current ? navigate(-1) : navigate(withLayer(location, undefined), { replace: true }));
  };
  const left = useRef(location);
  // Before the step behind is drawn.
  useLayoutEffect(() => {
    if (left.current === location) return;
    left.current = location;
    if (isClosing.current && layerOf(location.search)) leave();
    else isClosing.current = false;
  });
  return leave;
}
