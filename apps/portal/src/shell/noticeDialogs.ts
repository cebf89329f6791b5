// One chunk: both are titles that open.
export { LoginNoticeView, NoticeList } from '@baize/features/notices';
