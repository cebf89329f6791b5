import { DesignSystemProvider, type DesignSystemProviderProps, DialogProvider, type Words } from '@baize/design-system';
import { ToastProvider } from '@baize/design-system/Toast';
import { applyTheme, type ThemeMode } from '@baize/design-system/theme';
import { type ReactElement, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadlessProvider, type HeadlessProviderProps, type ReplacedView, ReplacedViews } from './core/index.ts';
import { wordsNamespace } from './wordsNamespace.ts';

export interface BaizeProviderProps extends HeadlessProviderProps, Pick<DesignSystemProviderProps, 'linkComponent' | 'portalContainer'> {
  /** Mode of the page, put on `<html>`. Default: what `data-theme` of the page says. */
  theme?: ThemeMode | undefined;
  /** The app's own views in place of the package's, made by `replaceView`; the same from draw to draw. Default: none. */
  views?: readonly ReplacedView[] | undefined;
}

const noViews: readonly ReplacedView[] = [];

function Themed({ theme, linkComponent, portalContainer, children }: Omit<BaizeProviderProps, 'baize' | 'views'>): ReactElement {
  const { i18n } = useTranslation('core');
  useLayoutEffect(() => {
    if (theme) applyTheme(theme);
  }, [theme]);
  const words: Words | undefined = i18n.getResourceBundle(i18n.resolvedLanguage ?? i18n.language, wordsNamespace);
  if (!words) throw new Error(`The design system has no words: load the texts "${wordsNamespace}" first, as createBaize does.`);
  return (
    <DesignSystemProvider words={words} linkComponent={linkComponent} portalContainer={portalContainer}>
      <DialogProvider>
        <ToastProvider>{children}</ToastProvider>
      </DialogProvider>
    </DesignSystemProvider>
  );
}

/**
 * Everything that the domains' components need around them: client, session, queries, texts, the design system in the player's language, its
 * dialogs and its toasts. One at the root of an app, below its router where `linkComponent` is a router's.
 */
export function BaizeProvider({ baize, views = noViews, ...themed }: BaizeProviderProps): ReactElement {
  const replaced = useMemo(() => new Map(views.map(({ view, own }) => [view, own])), [views]);
  return (
    <HeadlessProvider baize={baize}>
      <ReplacedViews value={replaced}>
        <Themed {...themed} />
      </ReplacedViews>
    </HeadlessProvider>
  );
}
