import { setElementVars } from '@vanilla-extract/dynamic';

/**
 * A ref that gives its element custom properties. In place of a style attribute: a server would send that one, which `style-src 'self'`
 * blocks, and hydration does not put it back. What uses a property has a fallback for the time until then.
 */
export function propertiesRef(properties: Record<string, string>): (element: HTMLElement | null) => void {
  return (element) => {
    if (element) setElementVars(element, properties);
  };
}
