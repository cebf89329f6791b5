import type { ErrorCode, Language } from '@baize/contract';

/** Codes that only a client raises. */
type ClientCode = 'network_error' | 'time_out' | 'contract_mismatch' | 'encryption_unavailable' | 'aborted';
type Message = Record<Language, string>;

/** The server's text of each code: the fallback of a portal without its own text. */
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
  favorites_full: { vi: 'Danh sách yêu thích đã đầy.', en: 'The list of favourites is full.' },
  room_not_found: { vi: 'Rất tiếc, phòng chơi này không còn nữa.', en: 'Sorry, this room is no longer there.' },
  room_closed: { vi: 'Phòng chơi này đang tạm đóng.', en: 'This room is closed for now.' },
  room_full: { vi: 'Phòng chơi đã đủ người.', en: 'This room is full.' },
  room_balance_low: {
    vi: 'Số dư của bạn chưa đạt mức tối thiểu để vào phòng này.',
    en: 'Your balance is below what this room asks for.',
  },
  downline_not_found: {
    vi: 'Không có ai tên này trong đội nhóm của bạn.',
    en: 'Nobody of this name is in your team.',
  },
  invitation_not_found: { vi: 'Không tìm thấy liên kết mời này.', en: 'This invitation is not there.' },
  invitations_full: { vi: 'Bạn đã có số liên kết mời tối đa.', en: 'You have as many invitations as one may have.' },
  contract_not_found: { vi: 'Hợp đồng này không còn nữa.', en: 'This contract is no longer there.' },
  contract_answered: { vi: 'Yêu cầu hợp đồng này đã được trả lời rồi.', en: 'This contract request has already been answered.' },
  account_frozen: {
    vi: 'Bạn còn nợ tuyến dưới. Hãy thanh toán trong trung tâm đại lý trước.',
    en: 'You owe your downline. Settle it in the agent centre first.',
  },
  contract_waits: {
    vi: 'Đã có một hợp đồng loại này đang chờ trả lời. Hãy rút lại hoặc trả lời hợp đồng đó trước.',
    en: 'A contract of this kind is waiting for an answer already. Withdraw or answer it first.',
  },
  contract_upline_missing: {
    vi: 'Tuyến trên chưa có hợp đồng loại này đang hiệu lực.',
    en: 'The upline has no contract of this kind in force.',
  },
  contract_cascade_changed: {
    vi: 'Những hợp đồng tuyến dưới sẽ kết thúc đã thay đổi. Vui lòng xem lại danh sách rồi đồng ý.',
    en: 'The downline contracts that would end have changed. Please look at the list again before you agree.',
  },
  tiers_too_many: { vi: 'Hợp đồng có quá nhiều bậc.', en: 'The contract has too many tiers.' },
  tier_falls: { vi: 'Không được thấp hơn bậc trước.', en: 'Not below the tier before.' },
  tier_same: { vi: 'Phải cao hơn bậc trước ở ít nhất một điều kiện.', en: 'At least one threshold has to be above the tier before.' },
  tier_rate_falls: { vi: 'Tỷ lệ phải cao hơn bậc trước.', en: 'The rate has to be above the tier before.' },
  tier_uncovered: { vi: 'Ở bậc này tuyến trên nhận ít hơn.', en: 'The upline gets less at this tier.' },
  rate_type_mixed: { vi: 'Mọi bậc phải dùng cùng một cách tính.', en: 'All tiers have one kind of rate.' },
  rate_above_upline: { vi: 'Cao hơn mức của tuyến trên.', en: 'Above the upline’s own rate.' },
  bet_below_upline: { vi: 'Thấp hơn mức của tuyến trên.', en: 'Below the upline’s own figure.' },
  contract_kind_differs: { vi: 'Khác với hợp đồng của tuyến trên.', en: 'Not as in the upline’s own contract.' },
  non_member_login: { vi: 'Tài khoản không phải hội viên.', en: 'Non-member account unable to log in.' },
  non_agent_login: { vi: 'Tài khoản không phải đại lý.', en: 'Non-agents cannot log in.' },
  account_disabled: { vi: 'Tài khoản đã bị vô hiệu hoá. Hãy liên hệ CSKH.', en: 'This account is disabled. Contact customer service.' },
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
  second_factor_error: { vi: 'Xác minh không đúng.', en: 'This verification is not correct.' },
  second_factor_expired: { vi: 'Xác minh đã hết hạn, vui lòng đăng nhập lại.', en: 'The verification has expired, please log in again.' },
  authenticator_not_started: { vi: 'Vui lòng bắt đầu liên kết lại.', en: 'This set-up is no longer open, please start it again.' },
  second_factor_last: { vi: 'Hãy tắt kiểm tra địa chỉ mới trước.', en: 'Switch the check of new addresses off first.' },
  second_factor_missing: { vi: 'Hãy liên kết một cách xác minh trước.', en: 'Please bind a way to verify first.' },
  challenge_required: { vi: 'Vui lòng hoàn tất xác minh trước.', en: 'Please complete verification first.' },
  social_binding_required: { vi: 'Cách đăng nhập này chưa liên kết với tài khoản nào.', en: 'This login is not bound to an account yet.' },
  social_login_cancelled: { vi: 'Cửa sổ đăng nhập đã bị đóng. Vui lòng thử lại.', en: 'The login window was closed. Please retry.' },
  social_login_failed: { vi: 'Đăng nhập thất bại, vui lòng thử lại.', en: 'Login failed, please retry.' },
  social_provider_unavailable: { vi: 'Hiện không kết nối được cách đăng nhập này.', en: 'This way to log in can’t be reached now.' },
  social_ticket_expired: { vi: 'Phiên đăng nhập mạng xã hội đã hết hạn.', en: 'This social login has expired.' },
  social_already_bound: { vi: 'Đã được liên kết; không thể đổi liên kết.', en: 'Bound already; a binding can’t be changed.' },
  value_locked: { vi: 'Chỉ CSKH mới đổi được mục này.', en: 'Only customer service can change this.' },
  popup_blocked: { vi: 'Cửa sổ bị chặn. Vui lòng cho phép mở cửa sổ.', en: 'Popup blocked. Please allow popups and try again.' },
  launch_without_url: { vi: 'Không mở được trò chơi.', en: 'The game could not be opened.' },
  transfer_not_confirmed: {
    vi: 'Vui lòng xác nhận chuyển tiền trước khi vào trò chơi.',
    en: 'Please confirm the transfer before you enter the game.',
  },
  validation_failed: { vi: 'Có mục chưa đúng.', en: 'Some entries are not right.' },
  field_required: { vi: 'Mục này không được để trống.', en: 'Input cannot be empty.' },
  field_format_error: { vi: 'Mục này không đúng định dạng.', en: 'This entry has the wrong format.' },
  field_length_error: { vi: 'Độ dài không đúng.', en: 'This entry has the wrong length.' },
  underage: { vi: 'Bạn chưa đủ tuổi.', en: 'You are not old enough.' },
  agreement_required: { vi: 'Vui lòng đồng ý với điều khoản.', en: 'Please agree to the terms.' },
  duplicate_computer: { vi: 'Thiết bị này đã có một tài khoản.', en: 'This device already has an account.' },
  duplicate_value: { vi: 'Giá trị này đã được dùng.', en: 'This value is already in use.' },
  insufficient_balance: { vi: 'Số dư không đủ.', en: 'The balance is not sufficient.' },
  amount_out_of_range: { vi: 'Số tiền ngoài giới hạn cho phép.', en: 'The amount is outside the limits.' },
  fund_password_error: { vi: 'Sai mật khẩu quỹ.', en: 'The fund password is wrong.' },
  fund_password_missing: { vi: 'Bạn chưa đặt mật khẩu quỹ.', en: 'No fund password has been set.' },
  daily_limit_exceeded: { vi: 'Vượt quá giới hạn trong ngày.', en: 'The limit of the day is exceeded.' },
  turnover_not_met: {
    vi: 'Bạn chưa cược đủ doanh thu của tiền nạp để rút hoặc chuyển tiền.',
    en: 'You have not wagered enough of your deposits yet to withdraw or transfer.',
  },
  receiver_not_available: { vi: 'Hiện không thể chuyển tiền cho tài khoản này.', en: 'Money can’t be sent to this account now.' },
  channel_closed: {
    vi: 'Kênh nạp này đang đóng. Vui lòng chọn kênh khác.',
    en: 'This payment method is closed now. Please choose another one.',
  },
  promotion_not_found: {
    vi: 'Không có khuyến mãi này, hoặc khuyến mãi đã được gỡ.',
    en: 'There is no such promotion, or it was taken down.',
  },
  promotion_not_open: {
    vi: 'Lúc này bạn không thể tham gia hoặc nhận khuyến mãi này. Vui lòng xem lại trạng thái của khuyến mãi.',
    en: 'You can’t take part in this promotion or claim it now. See its status.',
  },
  lottery_not_found: {
    vi: 'Không có loại xổ số này.',
    en: 'There is no such lottery.',
  },
  period_closed: {
    vi: 'Kỳ này đã đóng. Cược của bạn chưa được đặt.',
    en: 'This period is closed. Your bets were not placed.',
  },
  stake_over_cap: {
    vi: 'Tiền cược vượt mức tối đa của một lần đặt hoặc của cả kỳ.',
    en: 'The stake is above the most of a bet, or of the period.',
  },
  lottery_order_not_found: {
    vi: 'Không tìm thấy vé cược này.',
    en: 'This order was not found.',
  },
  lottery_chase_not_found: {
    vi: 'Không tìm thấy lệnh cược nhiều kỳ này.',
    en: 'This multi-period order does not exist.',
  },
  chase_ended: {
    vi: 'Lệnh cược nhiều kỳ này đã kết thúc.',
    en: 'This multi-period order has ended already.',
  },
  multiple_rises: {
    vi: 'Bạn đang đặt giới hạn thua, nên bội số của một kỳ không được cao hơn kỳ trước.',
    en: 'Your loss limit is on, so a period can’t have a higher multiple than the one before it.',
  },
  cancel_too_late: {
    vi: 'Đã quá giờ huỷ của kỳ này.',
    en: 'It is too late to cancel for this period.',
  },
  mission_not_found: {
    vi: 'Không có nhiệm vụ này, hoặc nhiệm vụ đã được gỡ.',
    en: 'There is no such mission, or it was taken down.',
  },
  mission_not_open: {
    vi: 'Nhiệm vụ này chưa hoàn thành, hoặc bạn đã nhận thưởng của kỳ này.',
    en: 'This mission is not met yet, or you have claimed it for this period already.',
  },
  guild_not_joined: {
    vi: 'Bạn chưa ở trong quân đoàn nào.',
    en: 'You are in no legion.',
  },
  guild_already_joined: {
    vi: 'Bạn đang ở trong một quân đoàn. Hãy rời đi trước.',
    en: 'You are in a legion already. Leave it first.',
  },
  guild_code_not_found: {
    vi: 'Không có quân đoàn nào dùng mã này. Hãy kiểm tra lại từng ký tự.',
    en: 'No legion has this code. Check it letter by letter.',
  },
  guild_code_old: {
    vi: 'Mã này đã được thay bằng mã mới. Hãy hỏi chủ quân đoàn mã hiện tại.',
    en: 'This code was replaced by a new one. Ask the legion’s master for it.',
  },
  guild_closed: {
    vi: 'Quân đoàn này đã giải tán.',
    en: 'This legion was disbanded.',
  },
  guild_full: {
    vi: 'Quân đoàn này đã đủ thành viên.',
    en: 'This legion is full.',
  },
  guild_name_taken: {
    vi: 'Tên này đã có quân đoàn khác dùng.',
    en: 'Another legion has this name.',
  },
  guild_name_forbidden: {
    vi: 'Không dùng được những chữ này. Hãy chọn chữ khác.',
    en: 'These words can’t be used. Choose other ones.',
  },
  guild_create_refused: {
    vi: 'Hiện chưa thể lập quân đoàn mới.',
    en: 'New legions can’t be founded at present.',
  },
  guild_master_only: {
    vi: 'Chỉ chủ quân đoàn mới làm được việc này.',
    en: 'Only the legion’s master can do this.',
  },
  guild_master_stays: {
    vi: 'Chủ quân đoàn cần chuyển quyền hoặc giải tán quân đoàn trước.',
    en: 'The master hands the legion over or disbands it first.',
  },
  guild_member_not_found: {
    vi: 'Người này không còn trong quân đoàn.',
    en: 'This member is not in the legion any more.',
  },
  protection_limit: {
    vi: 'Số tiền này vượt giới hạn mà bạn đã tự đặt.',
    en: 'This goes past a limit that you have set for yourself.',
  },
  play_closed: {
    vi: 'Bạn đang ngừng chơi theo lựa chọn của mình, nên chưa thể chơi hay nạp tiền. Bạn vẫn rút tiền được bất cứ lúc nào.',
    en: 'You have closed play for now, so no bets and no deposits are taken. You can withdraw at any time.',
  },
  limit_change_not_ready: {
    vi: 'Thay đổi này cần chờ đủ 24 giờ rồi bạn mới xác nhận được.',
    en: 'This change waits 24 hours before you can confirm it.',
  },
  limit_change_not_found: {
    vi: 'Không còn thay đổi nào đang chờ. Giới hạn của bạn vẫn như cũ.',
    en: 'No change is waiting any more. Your limit is as it was.',
  },
  closure_stands: {
    vi: 'Thời gian nghỉ mà bạn đã chọn vẫn được giữ nguyên.',
    en: 'The time away that you chose stands as it is.',
  },
  reward_not_found: {
    vi: 'Phần quà này không còn trong cửa hàng điểm.',
    en: 'This reward is no longer in the points mall.',
  },
  reward_sold_out: {
    vi: 'Phần quà này đã hết.',
    en: 'This reward is sold out.',
  },
  reward_changed: {
    vi: 'Giá hoặc tỷ lệ đã thay đổi. Vui lòng xem lại rồi thử lại.',
    en: 'The price or the rate has changed. Please look at it again, then try again.',
  },
  insufficient_points: {
    vi: 'Bạn không đủ điểm.',
    en: 'You don’t have enough points.',
  },
  points_out_of_range: {
    vi: 'Số điểm này chưa đủ để đổi.',
    en: 'This is too few points to convert.',
  },
  rebate_not_open: {
    vi: 'Hiện không có khoản hoàn trả nào để nhận, hoặc bạn đã nhận của ngày này.',
    en: 'There is no rebate to claim now, or you have claimed this day’s already.',
  },
  ticket_not_found: {
    vi: 'Không có vé này.',
    en: 'There is no such ticket.',
  },
  ticket_expired: {
    vi: 'Vé này đã hết hạn.',
    en: 'This ticket has expired.',
  },
  rain_not_found: {
    vi: 'Không có đợt mưa lì xì này.',
    en: 'There is no such red rain.',
  },
  rain_not_running: {
    vi: 'Mưa lì xì này chưa bắt đầu hoặc đã kết thúc.',
    en: 'This red rain has not begun, or is over.',
  },
  rain_empty: {
    vi: 'Các bao lì xì đã được nhận hết.',
    en: 'Every envelope of this rain has been caught.',
  },
  too_many_rains: {
    vi: 'Tối đa 5 đợt mưa của bạn được chờ hoặc đang rơi cùng lúc. Hãy chờ một đợt kết thúc.',
    en: 'At most five of your rains can wait or fall at a time. Wait until one is over.',
  },
  bonus_not_found: {
    vi: 'Khoản thưởng này đã kết thúc.',
    en: 'This bonus has ended.',
  },
  bonus_in_play: {
    vi: 'Tiền của bạn đang ở trong ván chưa kết thúc hoặc ở nhà cung cấp. Hãy chờ ván kết thúc hoặc chuyển tiền về ví chính rồi thử lại.',
    en: 'Some of your money is in a round that is not over, or with a vendor. Wait for the round or move it to your main wallet, and try again.',
  },
  bonus_cost_changed: {
    vi: 'Số tiền phải trả lại đã thay đổi. Vui lòng xem lại rồi thử lại.',
    en: 'What giving it up costs has changed. Look at it again, and try again.',
  },
  promotion_not_available: {
    vi: 'Khuyến mãi này không dùng được cho lần nạp này.',
    en: 'This promotion is not available for this deposit.',
  },
  too_many_open_orders: {
    vi: 'Bạn có quá nhiều lệnh đang chờ. Hãy thanh toán hoặc hủy bớt trước.',
    en: 'Too many of your orders are waiting. Pay or cancel some of them first.',
  },
  wallet_not_found: { vi: 'Nhà cung cấp này không có ví riêng.', en: 'This vendor has no wallet of its own.' },
  order_not_found: { vi: 'Không tìm thấy lệnh này.', en: 'This order could not be found.' },
  order_settled: { vi: 'Lệnh này đã kết thúc nên không thể thay đổi.', en: 'This order is over and can’t be changed any more.' },
  image_not_usable: { vi: 'Ảnh phải là tệp png hoặc jpg còn nguyên vẹn.', en: 'The picture must be a complete PNG or JPG file.' },
  too_many_images: { vi: 'Mỗi lệnh chỉ được gửi tối đa 3 ảnh.', en: 'An order takes at most three pictures.' },
  bank_not_offered: { vi: 'Ngân hàng này hiện không nhận thanh toán.', en: 'Withdrawals to this bank are closed now.' },
  bank_card_taken: { vi: 'Thẻ này đã được liên kết với một tài khoản khác.', en: 'This card is bound to another account.' },
  bank_card_locked: {
    vi: 'Thẻ ngân hàng đã bị khóa. Chỉ CSKH mới thay đổi được.',
    en: 'Only customer service can change a locked bank card.',
  },
  bank_card_not_found: { vi: 'Không tìm thấy thẻ này.', en: 'This card could not be found.' },
  too_many_bank_cards: { vi: 'Mỗi tài khoản chỉ được có tối đa 5 thẻ ngân hàng.', en: 'An account takes at most five bank cards.' },
  holder_mismatch: { vi: 'Tên chủ thẻ phải trùng với họ tên thật.', en: 'The holder’s name has to match the real name.' },
  real_name_missing: { vi: 'Bạn chưa đặt họ tên thật.', en: 'No real name has been set.' },
  idempotency_key_missing: { vi: 'Thiếu khoá của giao dịch.', en: 'The idempotency key is missing or not a UUID.' },
  idempotency_key_conflict: { vi: 'Khoá này thuộc một giao dịch khác.', en: 'This idempotency key belongs to another request.' },
  idempotency_in_progress: { vi: 'Giao dịch này đang được xử lý.', en: 'This request is still being worked on.' },
  bad_request: { vi: 'Yêu cầu không hợp lệ.', en: 'The request can’t be read.' },
  encryption_failed: { vi: 'Không giải mã được yêu cầu.', en: 'The request could not be decrypted.' },
  gateway_version_unsupported: { vi: 'Phiên bản không được hỗ trợ.', en: 'This gateway version is not supported.' },
  request_timeout: { vi: 'Yêu cầu được gửi quá chậm.', en: 'The request took too long to arrive.' },
  payload_too_large: { vi: 'Yêu cầu quá lớn.', en: 'The request is too large.' },
  headers_too_large: { vi: 'Phần đầu của yêu cầu quá lớn.', en: 'The headers of the request are too large.' },
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
