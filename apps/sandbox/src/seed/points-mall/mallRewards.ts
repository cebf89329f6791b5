import type { PointRewardTerms } from '@baize/contract';
import type { MoneyText } from '@baize/gateway/ports';

const text = (vi: string, en: string) => ({ vi, en });
/** A name with an amount at its end. */
const withMoney = (vi: string, en: string, money: (language: 'vi' | 'en') => string) =>
  text(`${vi} ${money('vi')}`, `${en} ${money('en')}`);

const gifts: readonly PointRewardTerms[] = [
  {
    ...{ rewardId: 'deck', type: 'gifts', picture: 'cards', name: text('Bộ bài sưu tầm', 'A deck for collectors') },
    ...{
      condition: text('Giấy Đức, dập nổi', 'German paper, embossed'),
      points: 8_000,
      amount: 0,
      delivery: { type: 'goods' },
      stock: 215,
    },
  },
  {
    ...{ rewardId: 'lantern', type: 'gifts', picture: 'lantern', name: text('Đèn lồng Hội An', 'A lantern of Hội An') },
    ...{ condition: text('Lụa, khung tre', 'Silk on bamboo'), points: 12_500, amount: 0, delivery: { type: 'goods' }, stock: 86 },
  },
  {
    ...{ rewardId: 'teapot', type: 'gifts', picture: 'teapot', name: text('Bộ ấm trà Bát Tràng', 'A tea set of Bát Tràng') },
    ...{ condition: text('Ấm và sáu chén', 'A pot and six cups'), points: 26_000, amount: 0, delivery: { type: 'goods' }, stock: 31 },
  },
  {
    ...{ rewardId: 'chips', type: 'gifts', picture: 'chips', name: text('Bộ chip gốm 100 quân', 'A hundred clay chips') },
    ...{ condition: text('Hộp gỗ óc chó', 'In a walnut box'), points: 45_000, amount: 0, delivery: { type: 'goods' }, stock: 12 },
  },
  {
    ...{ rewardId: 'headphones', type: 'gifts', picture: 'headphones', name: text('Tai nghe không dây', 'Wireless headphones') },
    ...{
      condition: text('Chống ồn, 40 giờ', 'Without noise, for 40 hours'),
      points: 68_000,
      amount: 0,
      delivery: { type: 'goods' },
      stock: 9,
    },
  },
  {
    ...{ rewardId: 'watch', type: 'gifts', picture: 'watch', name: text('Đồng hồ cơ', 'A mechanical watch') },
    ...{ condition: text('Dây da, mặt 39 mm', 'Leather, 39 mm'), points: 150_000, amount: 200_000, delivery: { type: 'goods' }, stock: 3 },
  },
  {
    ...{ rewardId: 'phone', type: 'gifts', picture: 'phone', name: text('Điện thoại 256 GB', 'A phone of 256 GB') },
    ...{
      condition: text('Bảo hành 12 tháng', 'Twelve months of warranty'),
      points: 420_000,
      amount: 0,
      delivery: { type: 'goods' },
      stock: 0,
    },
  },
  {
    ...{ rewardId: 'tet-box', type: 'gifts', picture: 'gift', name: text('Hộp quà Tết', 'A box for Tết') },
    ...{
      condition: text('Trà, mứt và rượu vang', 'Tea, candied fruit and wine'),
      points: 18_000,
      amount: 50_000,
      delivery: { type: 'goods' },
      stock: 500,
    },
  },
];

const offersIn = (money: MoneyText): readonly PointRewardTerms[] => [
  {
    ...{
      rewardId: 'credit-10',
      type: 'preferential',
      picture: 'coins',
      name: withMoney('Tiền cược', 'Credit of', (language) => money(10_000, language)),
    },
    ...{
      condition: text('Vào ví chính ngay', 'On the main wallet at once'),
      points: 9_500,
      amount: 0,
      delivery: { type: 'credit', amount: 10_000 },
    },
  },
  {
    ...{
      rewardId: 'credit-50',
      type: 'preferential',
      picture: 'coins',
      name: withMoney('Tiền cược', 'Credit of', (language) => money(50_000, language)),
    },
    ...{
      condition: text('Vào ví chính ngay', 'On the main wallet at once'),
      points: 46_000,
      amount: 0,
      delivery: { type: 'credit', amount: 50_000 },
    },
  },
  {
    ...{ rewardId: 'wheel', type: 'preferential', picture: 'ticket', name: text('Vé vòng quay', 'A ticket for the wheel') },
    ...{
      condition: text('Tỷ lệ được công bố', 'Its odds are published'),
      points: 5_000,
      amount: 0,
      delivery: { type: 'ticket', kind: 'wheel', count: 1 },
    },
  },
  {
    ...{ rewardId: 'eggs', type: 'preferential', picture: 'ticket', name: text('3 vé đập trứng vàng', 'Three tickets for golden eggs') },
    ...{
      condition: text('Tỷ lệ được công bố', 'Their odds are published'),
      points: 13_500,
      amount: 0,
      delivery: { type: 'ticket', kind: 'egg', count: 3 },
    },
  },
];

const servicesIn = (money: MoneyText): readonly PointRewardTerms[] => [
  {
    ...{
      rewardId: 'top-up-50',
      type: 'services',
      picture: 'sim',
      name: withMoney('Nạp điện thoại', 'Phone credit of', (language) => money(50_000, language)),
    },
    ...{
      condition: text('Số đã xác minh của bạn', 'For your proved number'),
      points: 48_000,
      amount: 0,
      delivery: { type: 'service' },
      stock: 200,
    },
  },
  {
    ...{ rewardId: 'data-30', type: 'services', picture: 'phone', name: text('Gói dữ liệu 30 ngày', 'Mobile data for 30 days') },
    ...{
      condition: text('Số đã xác minh của bạn', 'For your proved number'),
      points: 60_000,
      amount: 0,
      delivery: { type: 'service' },
      stock: 100,
    },
  },
  {
    ...{ rewardId: 'repair', type: 'services', picture: 'tools', name: text('Sửa chữa tại nhà', 'A repair at home') },
    ...{
      condition: text('Hà Nội và TP. Hồ Chí Minh', 'In Hà Nội and Hồ Chí Minh City'),
      points: 35_000,
      amount: 0,
      delivery: { type: 'service' },
      stock: 20,
    },
  },
];

/** What the sandbox's mall has. */
export const mallRewards = (money: MoneyText): readonly PointRewardTerms[] => [...offersIn(money), ...servicesIn(money), ...gifts];
