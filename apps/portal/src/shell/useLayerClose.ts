import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLayer } from '../routes/addresses.ts';
import { isOpened } from './useCenterAddress.ts';

/** Closes the open layer with all that was opened in it: none of it is left for Back. */
export function useLayerClose(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const leave = (): void => {
    // A step that was opened lies before the layer's own.
    isClosing.current = isOpened(location.state);
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
