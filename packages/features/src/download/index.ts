export { Download, type DownloadProps } from './Download/Download.tsx';
export { DownloadSkeleton } from './Download/DownloadSkeleton.tsx';
export { DownloadView, type DownloadViewProps } from './Download/DownloadView.tsx';
export { type DownloadState, useDownload } from './Download/useDownload.ts';
