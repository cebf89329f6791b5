import type { Words } from './words.ts';

/** The system’s few words in Vietnamese. */
export const wordsVi: Words = {
  ok: 'Đồng ý',
  cancel: 'Huỷ',
  close: 'Đóng',
  loading: 'Đang tải',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  required: 'bắt buộc',
  optional: 'không bắt buộc',
  copied: 'Đã sao chép',
  retry: 'Thử lại',
  hiddenAmount: 'Số tiền đã ẩn',
  requestId: 'Mã yêu cầu',
};
