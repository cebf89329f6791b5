import type { HelpCenter } from '@baize/contract';

const text = (...texts: string[]) => texts.map((one) => ({ kind: 'text' as const, text: one }));

/** Help as a gateway sends it, short; for stories and tests. */
export const storyHelp: HelpCenter = {
  sections: [
    {
      id: 'deposit',
      title: 'Nạp tiền',
      articles: [
        { id: 'deposit-limits', title: 'Nạp tối thiểu và tối đa bao nhiêu?', blocks: text('Mỗi giao dịch từ ₫ 100 đến ₫ 50.000.') },
        {
          id: 'deposit-how',
          title: 'Gửi lệnh thế nào?',
          blocks: [
            { kind: 'steps', items: ['Đăng nhập.', 'Nhập số tiền rồi gửi lệnh.'] },
            { kind: 'list', items: ['Chuyển khoản', 'Ví điện tử'] },
          ],
        },
      ],
    },
    {
      id: 'terms',
      title: 'Điều khoản dịch vụ',
      articles: [
        { id: 'terms-age', title: 'Độ tuổi', blocks: text('Dịch vụ chỉ dành cho người từ 18 tuổi.') },
        { id: 'terms-play', title: 'Chơi có trách nhiệm', blocks: text('Trò chơi là để giải trí.', 'Hãy nghỉ khi thấy khó dừng.') },
      ],
    },
    {
      id: 'aboutus',
      title: 'Về chúng tôi',
      articles: [{ id: 'aboutus-who', title: 'Chúng tôi là ai', blocks: text('Một cổng trò chơi. Tiền nạp vào ví trong vài giây.') }],
    },
  ],
};
