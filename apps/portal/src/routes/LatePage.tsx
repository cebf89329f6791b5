import { Inline, Spinner } from '@baize/design-system';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A page that comes sooner than this shows no sign of waiting, in milliseconds. */
const patienceMs = 500;

/** In place of a page whose chunk is on its way (DESIGN §4 "Everything that takes over a second shows progress"). */
export function LatePage(): ReactElement | null {
  const { t } = useTranslation('shell');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <Inline justify="center">
      <Spinner label={t('loading')} />
    </Inline>
  ) : null;
}
