import { BrandMark } from '@baize/design-system';
import type { ReactElement } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';

export function PortalMark(): ReactElement {
  return <BrandMark brand={usePreferences().brand} withName />;
}
