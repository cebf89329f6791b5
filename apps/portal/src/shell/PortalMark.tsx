import { BrandMark } from '@baize/design-system';
import type { ReactElement } from 'react';
import { preferences } from '../preferences/preferences.ts';

/** Where each gateway serves the mark of its brand. */
const drawing = '/web/brand/mark.svg';

export function PortalMark(): ReactElement {
  return <BrandMark name={preferences.brandName()} drawing={drawing} />;
}
