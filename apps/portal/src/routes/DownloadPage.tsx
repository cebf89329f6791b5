import { Download } from '@baize/features/download';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useInstall } from '../pwa/useInstall.ts';
import { addresses, anchorOf } from './addresses.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The download page (§2 /web/download); its hash leads to the guide for iOS. */
export function DownloadPage(): ReactElement {
  const { t } = useTranslation('download');
  usePageTitle(t('title'));
  const { install, installApp } = useInstall();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same link lead there again.
  useEffect(() => {
    const place = document.getElementById(anchorOf(hash));
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [hash, key]);
  return (
    <Download
      address={`${location.origin}/web${addresses.download}`}
      iosGuideHref={`${addresses.download}#ios`}
      install={install}
      onInstall={installApp}
    />
  );
}
