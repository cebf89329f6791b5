import type { MoneyText, schema } from '@baize/gateway/ports';

export type NewNotice = Omit<typeof schema.notices.$inferInsert, 'startsAt' | 'endsAt'>;

/** The sandbox's notices about itself, newest first. All of them are true. */
export const sandboxNotices = (money: MoneyText): readonly NewNotice[] => [
  {
    type: 'PL',
    titleVi: 'Đây là bản thử: tiền ở đây không có thật',
    titleEn: 'This is a sandbox: the money here is not real',
    contentVi:
      'Cổng này chạy thử trên máy của bạn. Tiền, ván cược và tài khoản mẫu chỉ dùng để xem thử.\nKhông có gì ở đây nạp được vào hay rút ra khỏi ngân hàng.',
    contentEn:
      'This portal runs on trial on your own machine. Its money, bets and demo accounts are there to be looked at.\nNothing here can be paid in from a bank, or out to one.',
  },
  {
    type: 'H',
    titleVi: 'Chơi thử ngay, không cần tài khoản',
    titleEn: 'Try a game now, without an account',
    contentVi: 'Ở khung đăng nhập có nút chơi thử. Tài khoản thử chỉ chơi được trò chơi thử và không nạp, rút được.',
    contentEn: 'The log-in box has a button for free play. A trial account plays demo games only, and can neither deposit nor withdraw.',
  },
  {
    type: 'PL',
    titleVi: 'Mọi trò chơi trong một ô tìm kiếm',
    titleEn: 'All games behind one search box',
    contentVi: 'Vào “Trò chơi” và gõ tên, có dấu hay không dấu đều được.\nLọc thêm theo nhà cung cấp và thể loại để tìm nhanh hơn.',
    contentEn: 'Open “Games” and type a name, with accents or without.\nFilter by provider and category to get there faster.',
  },
  {
    type: 'PL',
    titleVi: 'Tiền nạp vào ví sau vài giây',
    titleEn: 'Deposits arrive within seconds',
    contentVi: 'Quầy thu ngân của bản thử tự duyệt lệnh nạp. Số dư trên đầu trang tự đổi, không cần tải lại.',
    contentEn: 'The sandbox’s cashier settles deposits by itself. The balance at the top follows; there is nothing to reload.',
  },
  {
    type: 'PL',
    titleVi: 'Thêm một lớp khoá cho tài khoản',
    titleEn: 'Put a second lock on your account',
    contentVi: 'Trong “Bảo mật tài khoản” bạn có thể gắn ứng dụng xác thực và bật kiểm tra khi đăng nhập từ địa chỉ mới.',
    contentEn: 'Under “Account security” you can bind an authenticator app, and have log-ins from a new address checked.',
  },
  {
    type: 'PL',
    titleVi: 'Tin nhắn SMS và email của bản thử nằm ở hộp thư đi',
    titleEn: 'The sandbox keeps its SMS and e-mails in an outbox',
    contentVi: 'Mã xác nhận không được gửi đi thật. Hãy mở trang /sandbox/outbox để đọc.',
    contentEn: 'Codes are not really sent. Open the page /sandbox/outbox to read them.',
  },
  {
    type: 'B',
    titleVi: 'Tìm trò bạn thích',
    titleEn: 'Find the game you like',
    contentVi: 'Tất cả trò chơi ở một nơi, tìm theo tên, nhà cung cấp và thể loại.',
    contentEn: 'All games in one place, by name, provider and category.',
    link: '/games',
  },
  {
    type: 'B',
    titleVi: 'Mở tài khoản, nhận tiền chơi thử',
    titleEn: 'Open an account and get play money',
    contentVi: 'Tiền thử có ngay khi đăng ký xong; chỉ dùng được trong bản thử này.',
    contentEn: 'The play money is there as soon as you have registered, and good in this sandbox only.',
    link: '/register',
  },
  {
    type: 'B',
    groupName: 'w_rng_mini',
    titleVi: 'Mini game',
    titleEn: 'Mini games',
    contentVi: 'Ván ngắn, chơi ngay trong cổng.',
    contentEn: 'Short rounds, right in the portal.',
    link: '/?group=mini',
  },
  {
    type: 'B',
    groupName: 'w_rng_mini',
    titleVi: 'Xổ số',
    titleEn: 'Lottery',
    contentVi: 'Các trò xổ số và xổ số nhanh.',
    contentEn: 'Lotteries, the quick ones too.',
    link: '/?group=lottery',
  },
  {
    type: 'B',
    groupName: 'promotion',
    titleVi: 'Mỗi ván jackpot góp thêm vào hũ',
    titleEn: 'Every jackpot round adds to its pot',
    contentVi: '1 % tiền cược của trò jackpot vào thẳng hũ của mức cược đó. Con số trên trang chủ là số trong hũ lúc này.',
    contentEn:
      '1 % of what is bet on a jackpot game goes straight into the pot of that bet. The figure on the home page is what it holds now.',
    link: '/jackpots',
  },
  {
    type: 'B',
    groupName: 'promotion',
    titleVi: 'Nạp lần đầu +20%',
    titleEn: 'First deposit +20%',
    contentVi: `Thưởng đến ${money(10_000, 'vi')} cho lần nạp đầu tiên. Điều khoản và ví dụ có sẵn trước khi tham gia.`,
    contentEn: `Up to ${money(10_000, 'en')} on top of a first deposit, with the terms and an example before you join.`,
    link: '/promo?promotion=first',
  },
  {
    type: 'B',
    groupName: 'promotion',
    titleVi: 'Điểm danh 7 ngày',
    titleEn: 'Seven days of check-in',
    contentVi: 'Mỗi ngày vào cổng có một phần thưởng, không cần cược.',
    contentEn: 'Each day that you come brings a reward, without wagering.',
    link: '/promo?promotion=check-in',
  },
];

/** The sandbox's pop-ups, where SANDBOX_POPUPS is on. */
export const sandboxPopups: readonly NewNotice[] = [
  {
    type: 'PU',
    titleVi: 'Chào mừng đến với bản thử',
    titleEn: 'Welcome to the sandbox',
    contentVi: 'Bạn đang xem cổng chạy thử: tiền không có thật và tin nhắn không được gửi đi.\nCứ đăng ký và chơi thử thoải mái.',
    contentEn: 'You are looking at a portal on trial: its money is not real and its messages are not sent.\nRegister and play as you like.',
  },
  {
    type: 'PU',
    titleVi: 'Chỉ dành cho người từ 18 tuổi',
    titleEn: 'For adults of 18 or more',
    contentVi: 'Trò chơi là để giải trí. Nếu thấy khó dừng lại, hãy nghỉ và nhắn cho chăm sóc khách hàng.',
    contentEn: 'Games are for fun. If you find it hard to stop, take a break and write to customer service.',
  },
];
