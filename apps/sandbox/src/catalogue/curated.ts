import type { GameCategory, VendorType } from '@baize/contract';

export interface CuratedGame {
  vassalage: string;
  vendorType: VendorType;
  category: GameCategory;
  nameVi: string;
  nameEn: string;
  mark: 'hot' | 'new' | '';
}

function row(
  vassalage: string,
  vendorType: VendorType,
  category: GameCategory,
  nameVi: string,
  nameEn: string,
  mark: CuratedGame['mark'] = '',
) {
  return { vassalage, vendorType, category, nameVi, nameEn, mark };
}

/** The most played games, in their order: the home page's first screens, so each seven of them mixes the kinds. */
export const curatedGames: readonly CuratedGame[] = [
  row('PG', 'RNG', 'slots', 'Rồng Vàng Megaways', 'Golden Dragon Megaways', 'hot'),
  row('JDB', 'FISH', 'fishing', 'Cá Lớn Nuốt Cá Bé', 'Big Fish Eats Small Fish', 'new'),
  row('AG', 'LIVE', 'liveBaccarat', 'Baccarat Sài Gòn', 'Saigon Baccarat', 'hot'),
  row('TF', 'LOTT', 'lottery', 'Mega 6/45 Nhanh', 'Mega 6/45 Quick'),
  row('EVO', 'LIVE', 'roulette', 'Roulette Tia Chớp', 'Thunderbolt Roulette', 'hot'),
  row('SV388', 'SPORTS', 'cockfight', 'Gà Chiến Thomo', 'Thomo Fighting Cocks'),
  row('KX', 'PVP', 'cardGames', 'Tiến Lên Miền Nam', 'Tien Len of the South', 'new'),

  row('PG', 'RNG', 'slots', 'Cổng Olympus', 'Olympus Gate', 'hot'),
  row('CQ9', 'RNG', 'slots', 'Vua Câu Cá', 'King of Anglers'),
  row('IMSB', 'SPORTS', 'sports', 'Premier League Ảo', 'Virtual Premier Football', 'hot'),
  row('KX', 'CONS', 'miniGame', 'Tài Xỉu MD5', 'Over Under Dice MD5', 'hot'),
  row('MGS', 'RNG', 'slots', 'Kho Báu Cleopatra', 'Treasure of Cleopatra', 'new'),
  row('SA', 'LIVE', 'blackjack', 'Blackjack VIP', 'Blackjack VIP'),
  row('KNO', 'ELOTT', 'electronicLottery', 'Keno 5 phút', 'Keno 5 Minutes'),

  row('FC', 'RNG', 'jackpot', 'Hũ Rồng Bạc Tỷ', 'Dragon Pot of Billions', 'hot'),
  row('DG', 'LIVE', 'dragonTiger', 'Rồng Hổ', 'Dragon Tiger', 'hot'),
  row('EVO', 'LIVE', 'sicbo', 'Sicbo Tốc Độ', 'Speed Sicbo'),
  row('IMES', 'SPORTS', 'esports', 'Đấu Trường Huyền Thoại', 'Arena of Legends', 'hot'),
  row('HLG', 'FISH', 'fishing', 'Đại Chiến Hạ Long', 'Battle of Ha Long'),
  row('BRS', 'RNG', 'videoPoker', 'Đôi Già Kinh Điển', 'Jacks or Better Classic'),
  row('ARC', 'CONS', 'arcade', 'Phi Thuyền Neon', 'Starship Neon', 'new'),

  row('JDB', 'RNG', 'slots', 'Phượng Hoàng Lửa', 'Fire Phoenix'),
  row('LUC', 'CONS', 'miniGame', 'Tên Lửa X1000', 'Rocket X1000', 'hot'),
  row('SGN', 'LIVE', 'liveBaccarat', 'Baccarat 01', 'Baccarat 01'),
  row('VLT', 'LOTT', 'lottery', 'Xổ Số Miền Nam', 'Southern Lottery'),
  row('SEN', 'RNG', 'scratch', 'Cào Sen Vàng', 'Golden Lotus Scratch', 'new'),
  row('EVO', 'LIVE', 'roulette', 'Roulette VN', 'Roulette VN'),
  row('RIV', 'RNG', 'bingo', 'Bingo Chợ Nổi', 'Floating Market Bingo'),

  row('HAC', 'RNG', 'slots', 'Lộc Xuân Đầy Nhà', 'Spring Fortune at Home', 'new'),
  row('IMSB', 'SPORTS', 'sports', 'Bóng Rổ Đêm', 'Basketball Night'),
  row('NAM', 'PVP', 'cardGames', 'Phỏm Hà Thành', 'Hanoi Phom'),
  row('PT', 'RNG', 'jackpot', 'Vương Miện Triệu Phú', 'Crown of Millionaires', 'hot'),
  row('ALB', 'LIVE', 'sicbo', 'Xóc Đĩa Phố Cổ', 'Old Quarter Xoc Dia'),
  row('CQ9', 'FISH', 'fishing', 'Rồng Biển Thần Tốc', 'Swift Sea Dragon', 'hot'),
  row('BRS', 'RNG', 'table', 'Poker Ba Lá', 'Three Card Poker'),

  row('PG', 'RNG', 'slots', 'Mèo Thần Tài', 'Fortune Cat', 'hot'),
  row('GGA', 'SPORTS', 'cockfight', 'Chiến Kê Bình Định', 'Binh Dinh War Roosters'),
  row('MKG', 'LOTT', 'lottery', 'Power 6/55 Vui', 'Power 6/55 Fun'),
  row('AG', 'LIVE', 'blackjack', 'Xì Dách Hoàng Gia', 'Royal Xi Dach', 'new'),
  row('TD', 'RNG', 'slots', 'Trái Cây Kinh Điển', 'Classic Fruits'),
  row('NOV', 'CONS', 'miniGame', 'Vòng Quay Kim Cương', 'Diamond Lucky Wheel', 'new'),
  row('NHN', 'ELOTT', 'electronicLottery', 'Đua Thuyền 45 Giây', 'Boat Race 45 Seconds'),

  row('AUR', 'RNG', 'slots', 'Đêm Cực Quang', 'Aurora Night', 'new'),
  row('ESX', 'SPORTS', 'esports', 'Chiến Tuyến Chung Kết', 'Front Line Finals'),
  row('DG', 'LIVE', 'liveBaccarat', 'Baccarat Tốc Độ', 'Speed Baccarat', 'hot'),
  row('TRE', 'PVP', 'cardGames', 'Mậu Binh Đại Gia', 'High Roller Mau Binh'),
  row('KOI', 'FISH', 'fishing', 'Ao Cá Chép Vàng', 'Golden Carp Pond'),
  row('ODN', 'RNG', 'slots', 'Kho Báu Viking', 'Treasure of the Vikings'),
  row('LOT', 'RNG', 'roulette', 'Roulette Sen Hồng', 'Pink Lotus Roulette'),

  row('PTU', 'RNG', 'slots', 'Kẹo Ngọt Cầu Vồng', 'Rainbow Candy', 'hot'),
  row('AV', 'SPORTS', 'sports', 'Quần Vợt Bốn Mùa', 'Four Seasons Tennis'),
  row('TD', 'RNG', 'arcade', 'Gắp Thú Mùa Hè', 'Summer Claw Catch'),
  row('PTSS', 'RNG', 'slots', 'Thần Biển Đông', 'Sea God of the East'),
  row('HAC', 'RNG', 'scratch', 'Cào Lộc Đêm Hội', 'Carnival Fortune Scratch'),
  row('EVO', 'LIVE', 'dragonTiger', 'Rồng Hổ Tia Chớp', 'Thunderbolt Dragon Tiger', 'new'),
  row('MGS', 'RNG', 'videoPoker', 'Hai Quỷ Vàng', 'Deuces Wild Gold'),

  row('FC', 'RNG', 'jackpot', 'Thần Tài Ngũ Phúc', 'Fortune God of Five Blessings'),
  row('SEN', 'RNG', 'slots', 'Hoa Đăng Hội An', 'Lanterns of Hoi An', 'new'),
  row('TF', 'SPORTS', 'esports', 'Bão Lửa Châu Á', 'Firestorm Asia'),
  row('VLT', 'ELOTT', 'electronicLottery', 'Lô Tô Điện Tử Vàng', 'Gold Electronic Loto'),
];
