import { usePermissionState } from '../../core/index.ts';

/** The brand's own apps: not known yet, not to be had now, or there; a platform without an app has no address. */
export type DownloadState =
  | { status: 'loading' }
  | { status: 'error'; retry(): void; isAsking: boolean }
  | { status: 'ready'; iosHref: string | undefined; androidHref: string | undefined };

/** §3 "resources (resourceType with url)". */
export function useDownload(): DownloadState {
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  if (permission) {
    const hrefOf = (type: 'IOS' | 'ANDROID'): string | undefined =>
      permission.resources.find(({ resourceType }) => resourceType === type)?.url;
    return { status: 'ready', iosHref: hrefOf('IOS'), androidHref: hrefOf('ANDROID') };
  }
  return isMissing ? { status: 'error', retry, isAsking } : { status: 'loading' };
}
