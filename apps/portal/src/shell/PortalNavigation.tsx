import { NavLinks } from '@baize/design-system';
import { useMediaQuery } from '@baize/features/core';
import { type ReactElement, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNavigationMenus, NavigationMenus } from '../routes/parts.ts';
import { useSettled } from '../routes/SettledProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { currentItemOf, useNavigationItems } from './useNavigationItems.ts';

interface MenusComingProps {
  /** Holds the plain words. */
  place: RefObject<HTMLDivElement | null>;
  /** The menus have come and may take the words' place: a user who has the focus on one of those keeps it until he leaves them. */
  onCome(): void;
}

/** Brings the menus of a wide screen once the page has settled. A component of its own, so that the words are not drawn anew for it. */
function MenusComing({ place, onCome }: MenusComingProps): null {
  const isSettled = useSettled();
  const isWide = useMediaQuery('(min-width: 1024px)');
  useEffect(() => {
    const words = place.current;
    if (!words || !isSettled || !isWide) return;
    const look = (focused: EventTarget | null): void => {
      if (!(focused instanceof Node) || !words.contains(focused)) onCome();
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
  }, [isSettled, isWide, place, onCome]);
  return null;
}

/** The navigation of a wide screen (§2): plain words first, and once the page has settled the same words with their menus. */
export function PortalNavigation(): ReactElement {
  const { t } = useTranslation('shell');
  const items = useNavigationItems();
  const currentId = currentItemOf(useLocation());
  const place = useRef<HTMLDivElement>(null);
  const [hasMenus, setMenus] = useState(false);
  const showMenus = useCallback(() => setMenus(true), []);
  const plain = <NavLinks label={t('navigation')} items={items} currentId={currentId} />;
  return (
    <div ref={place}>
      {!hasMenus && <MenusComing place={place} onCome={showMenus} />}
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
