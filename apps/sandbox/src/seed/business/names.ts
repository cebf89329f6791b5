import type { Chance } from './chance.ts';

const middle = [
  ...['Minh', 'Thu', 'Ngọc', 'Quang', 'Hải', 'Thanh', 'Đức', 'Phương', 'Bảo', 'Gia', 'Tuấn', 'Khánh'],
  ...['Hồng', 'Anh', 'Quỳnh', 'Thuỳ', 'Việt', 'Hoàng'],
];
const given = [
  ...['Long', 'Trang', 'Kiệt', 'Hân', 'Tùng', 'Châu', 'Như', 'Trí', 'Phước', 'Ngân', 'Thảo', 'Nhi', 'Dũng'],
  ...['Khoa', 'Linh', 'Mai', 'Phong', 'Sơn', 'Tiên', 'Vy', 'Yến', 'Thịnh'],
];

/** A name as the account has it: without diacritics, blanks and capitals. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(' ', '')
    .toLowerCase();

/** Somebody's nickname, and the name of his account. */
export interface PersonNames {
  nickname: string;
  account: string;
}

/** Names of so many people, no two alike. There are some four hundred. */
export function peopleNames(chance: Chance, count: number): PersonNames[] {
  const all = middle.flatMap((one) => given.map((other) => `${one} ${other}`));
  return chance
    .shuffled(all)
    .slice(0, count)
    .map((nickname) => ({ nickname, account: `${plain(nickname)}${chance.whole(10, 99)}` }));
}
