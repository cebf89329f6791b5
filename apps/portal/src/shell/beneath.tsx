import { type ComponentType, memo, type ReactElement, use, useDeferredValue } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

/**
 * What lies beneath the layers of an address. It hears of an address that opens one after that stands: nobody can use the page meanwhile, and its
 * links, drawn anew with the layer, kept that waiting. Another page is drawn as a whole, as ever.
 */
export function beneath(part: ComponentType): ComponentType {
  const Part = memo(part);
  return function Beneath(): ReactElement {
    const now = use(LocationContext);
    const late = useDeferredValue(now);
    const isWithinPage = late.location.pathname === now.location.pathname;
    return (
      <LocationContext value={isWithinPage ? late : now}>
        <Part />
      </LocationContext>
    );
  };
}
