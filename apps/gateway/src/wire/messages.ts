import type { ErrorCode, Language } from '@baize/contract';

/** Codes that only a client raises. */
type ClientCode = 'network_error' | 'time_out' | 'contract_mismatch' | 'encryption_unavailable' | 'aborted';
type Message = Record<Language, string>;

/** What the server says beside a code: the fallback of a portal that has no text of its own for it. */
const messages: Record<Exclude<ErrorCode, ClientCode>, Message> = {
  'customer.not.login': { vi: 'Bạn chưa đăng nhập.', en: 'You are not logged in.' },
  'function.not.available': { vi: 'Bạn không có quyền dùng chức năng này.', en: 'This function is not available to you.' },
  'user.or.token.invalid': { vi: 'Phiên đăng nhập đã kết thúc.', en: 'This session has ended.' },
  'login.cred.err': { vi: 'Sai mật khẩu.', en: 'Wrong password.' },
  'not.exists.user': { vi: 'Tài khoản không tồn tại.', en: 'This account does not exist.' },
  not_exist_user: { vi: 'Tài khoản không tồn tại.', en: 'This account does not exist.' },
  'modify.pw.incorrect.pw': { vi: 'Mật khẩu cũ không đúng.', en: 'The old password is wrong.' },
  'exists.username.err': { vi: 'Tên đăng nhập đã có người dùng.', en: 'This username is taken.' },
  'login.not.session': { vi: 'Phiên đăng nhập không hợp lệ hoặc đã hết hạn.', en: 'No such session, or it has expired.' },
  account_or_password_error: { vi: 'Sai tài khoản hoặc mật khẩu.', en: 'Wrong account or password.' },
  account_format_error: { vi: 'Tên đăng nhập không đúng định dạng.', en: 'The username has the wrong format.' },
  password_format_error: { vi: 'Mật khẩu không đúng định dạng.', en: 'The password has the wrong format.' },
  email_format_error: { vi: 'E-mail không đúng định dạng.', en: 'The e-mail address has the wrong format.' },
  double_password_inconformity: { vi: 'Hai mật khẩu không giống nhau.', en: 'The two passwords differ.' },
  captcha_format_error: { vi: 'Mã xác nhận không đúng.', en: 'The captcha is wrong.' },
  affiliate_code_error: { vi: 'Mã giới thiệu không đúng.', en: 'Invalid invitation code.' },
  phoneNumber_format_error: { vi: 'Số điện thoại không đúng định dạng.', en: 'The phone number has the wrong format.' },
  TOO_MANY_REQUEST: { vi: 'Quá nhiều yêu cầu, vui lòng thử lại sau.', en: 'Too many requests, please try again later.' },
  vendor_under_maintenance: { vi: 'Trò chơi đang bảo trì.', en: 'The game is under maintenance.' },
  under_maintenance: { vi: 'Hệ thống đang bảo trì.', en: 'The system is under maintenance.' },
  region_restricted: { vi: 'Khu vực của bạn không được phục vụ.', en: 'Your location is not served.' },
  game_not_found: { vi: 'Xin lỗi, trò chơi không tồn tại.', en: 'Sorry, the game doesn’t exist.' },
  real_account_required: { vi: 'Vui lòng đăng ký hoặc đăng nhập tài khoản thật.', en: 'Please register or log in to a real account.' },
  non_member_login: { vi: 'Tài khoản không phải hội viên.', en: 'Non-member account unable to log in.' },
  non_agent_login: { vi: 'Tài khoản không phải đại lý.', en: 'Non-agents cannot log in.' },
  account_locked: { vi: 'Tài khoản đang bị khoá.', en: 'This account is locked.' },
  second_factor_required: {
    vi: 'Đăng nhập từ địa chỉ mới cần xác minh thêm.',
    en: 'A login from a new address needs a second verification.',
  },
  password_change_required: { vi: 'Vui lòng đổi mật khẩu trước.', en: 'Please change the password first.' },
  password_not_allowed: { vi: 'Không dùng được mật khẩu này.', en: 'This password can’t be used.' },
  verification_code_error: { vi: 'Mã xác minh không đúng.', en: 'Invalid verification code.' },
  verification_code_expired: { vi: 'Mã đã hết hạn, vui lòng gửi lại.', en: 'The code has expired, please send it again.' },
  sms_quota_exceeded: { vi: 'Đã hết lượt gửi mã, vui lòng liên hệ CSKH.', en: 'Quota not sufficient, please contact customer service.' },
  second_factor_error: { vi: 'Xác minh không đúng.', en: 'This verification is not right.' },
  second_factor_expired: { vi: 'Xác minh đã hết hạn, vui lòng đăng nhập lại.', en: 'The verification has expired, please log in again.' },
  value_locked: { vi: 'Chỉ CSKH mới đổi được mục này.', en: 'Only customer service can change this.' },
  popup_blocked: { vi: 'Cửa sổ bị chặn. Vui lòng cho phép mở cửa sổ.', en: 'Popup blocked. Please allow popups and try again.' },
  launch_without_url: { vi: 'Không mở được trò chơi.', en: 'The game could not be opened.' },
  validation_failed: { vi: 'Có mục chưa đúng.', en: 'Some entries are not right.' },
  field_required: { vi: 'Mục này không được để trống.', en: 'Input cannot be empty.' },
  field_format_error: { vi: 'Mục này không đúng định dạng.', en: 'This entry has the wrong format.' },
  field_length_error: { vi: 'Độ dài không đúng.', en: 'This entry has the wrong length.' },
  underage: { vi: 'Bạn chưa đủ tuổi.', en: 'You are not old enough.' },
  agreement_required: { vi: 'Vui lòng đồng ý với điều khoản.', en: 'Please agree to the terms.' },
  duplicate_value: { vi: 'Giá trị này đã được dùng.', en: 'This value is already in use.' },
  insufficient_balance: { vi: 'Số dư không đủ.', en: 'The balance is not sufficient.' },
  amount_out_of_range: { vi: 'Số tiền ngoài giới hạn cho phép.', en: 'The amount is outside the limits.' },
  fund_password_error: { vi: 'Sai mật khẩu quỹ.', en: 'The fund password is wrong.' },
  fund_password_missing: { vi: 'Bạn chưa đặt mật khẩu quỹ.', en: 'No fund password has been set.' },
  daily_limit_exceeded: { vi: 'Vượt quá giới hạn trong ngày.', en: 'The limit of the day is exceeded.' },
  idempotency_key_missing: { vi: 'Thiếu khoá của giao dịch.', en: 'The idempotency key is missing or not a UUID.' },
  idempotency_key_conflict: { vi: 'Khoá này thuộc một giao dịch khác.', en: 'This idempotency key belongs to another request.' },
  idempotency_in_progress: { vi: 'Giao dịch này đang được xử lý.', en: 'This request is still being worked on.' },
  bad_request: { vi: 'Yêu cầu không hợp lệ.', en: 'The request can’t be read.' },
  encryption_failed: { vi: 'Không giải mã được yêu cầu.', en: 'The request could not be decrypted.' },
  gateway_version_unsupported: { vi: 'Phiên bản không được hỗ trợ.', en: 'This gateway version is not supported.' },
  payload_too_large: { vi: 'Yêu cầu quá lớn.', en: 'The request is too large.' },
  unsupported_media_type: { vi: 'Kiểu dữ liệu không được hỗ trợ.', en: 'This media type is not supported.' },
  not_found: { vi: 'Không tìm thấy.', en: 'Not found.' },
  method_not_allowed: { vi: 'Phương thức không được phép.', en: 'This method is not allowed here.' },
  service_unavailable: { vi: 'Dịch vụ tạm thời gián đoạn.', en: 'The service is not available right now.' },
  system_error: { vi: 'Lỗi hệ thống.', en: 'System error.' },
};

/** The server's text of a code in the caller's language. */
export function messageOf(code: ErrorCode, language: Language): string {
  return (messages as Partial<Record<ErrorCode, Message>>)[code]?.[language] ?? messages.system_error[language];
}
