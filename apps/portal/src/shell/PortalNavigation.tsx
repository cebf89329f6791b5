import { NavLinks } from '@baize/design-system';
import { useMediaQuery } from '@baize/features/core';
import { type ReactElement, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNavigationMenus, NavigationMenus } from '../routes/parts.ts';
import { useSettled } from '../routes/useSettled.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { currentItemOf, useNavigationItems } from './useNavigationItems.ts';

/** True once the menus have come and may take the place of the plain words: a user who has the focus on one of those keeps it until he leaves them. */
function useMenusInPlace(place: RefObject<HTMLDivElement | null>): boolean {
  const isSettled = useSettled();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [isInPlace, setInPlace] = useState(false);
  useEffect(() => {
    const words = place.current;
    if (!words || !isSettled || !isWide) return;
    const look = (focused: EventTarget | null): void => {
      if (!(focused instanceof Node) || !words.contains(focused)) setInPlace(true);
    };
    const leave = ({ relatedTarget }: FocusEvent): void => look(relatedTarget);
    let isGone = false;
    const begin = (): void => {
      if (isGone) return;
      look(document.activeElement);
      words.addEventListener('focusout', leave);
    };
    // Where they don't come, the plain words stay.
    loadNavigationMenus().then(begin, () => undefined);
    return () => {
      isGone = true;
      words.removeEventListener('focusout', leave);
    };
  }, [isSettled, isWide, place]);
  return isInPlace;
}

/** The navigation of a wide screen (§2): plain words first, and once the page has settled the same words with their menus. */
export function PortalNavigation(): ReactElement {
  const { t } = useTranslation('shell');
  const items = useNavigationItems();
  const currentId = currentItemOf(useLocation());
  const place = useRef<HTMLDivElement>(null);
  const hasMenus = useMenusInPlace(place);
  const plain = <NavLinks label={t('navigation')} items={items} currentId={currentId} />;
  return (
    <div ref={place}>
      {hasMenus ? (
        <ErrorBoundary resetKey="" fallback={plain}>
          <Suspense fallback={plain}>
            <NavigationMenus items={items} currentId={currentId} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        plain
      )}
    </div>
  );
}
