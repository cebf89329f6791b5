import type { ReactElement } from 'react';
import { useView } from '../../core/index.ts';
import { DownloadView, type DownloadViewProps } from './DownloadView.tsx';
import { useDownload } from './useDownload.ts';

/** What the browser says of the lite app, and where the page stands. */
export type DownloadProps = Pick<DownloadViewProps, 'address' | 'iosGuideHref' | 'install' | 'onInstall'>;

/** The download page (§2): the brand's apps, and the lite app. */
export function Download(props: DownloadProps): ReactElement {
  const View = useView(DownloadView);
  return <View {...props} state={useDownload()} />;
}
