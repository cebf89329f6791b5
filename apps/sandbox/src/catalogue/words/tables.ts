import { wordList } from './Word.ts';

/** Where a table stands. */
export const cities = wordList(`
Sài Gòn|Saigon
Hà Nội|Hanoi
Đà Nẵng|Da Nang
Huế|Hue
Hội An|Hoi An
Nha Trang|Nha Trang
Đà Lạt|Da Lat
Hạ Long|Ha Long
Phú Quốc|Phu Quoc
Cần Thơ|Can Tho
Vũng Tàu|Vung Tau
Hải Phòng|Hai Phong
Sa Pa|Sa Pa
Quy Nhơn|Quy Nhon
Ma Cao|Macau
Manila|Manila
Monaco|Monaco
Las Vegas|Las Vegas
Riga|Riga
Phnôm Pênh|Phnom Penh
Băng Cốc|Bangkok
Xinh-ga-po|Singapore
Luân Đôn|London
Pa-ri|Paris
`);

/** How a table is played. */
export const manners = wordList(`
VIP|VIP
Tốc Độ|Speed
Tia Chớp|Thunderbolt
Không Hoa Hồng|No Commission
Hoàng Gia|Royal
Cao Cấp|Premium
Siêu Tốc|Turbo
Kinh Điển|Classic
Kim Cương|Diamond
Vàng|Gold
Bạch Kim|Platinum
Sen Hồng|Pink Lotus
Trúc Xanh|Green Bamboo
Đêm Trắng|White Night
Phố Cổ|Old Quarter
Ngọc Lục Bảo|Emerald
Nhân Đôi|Double
Mở Bài|Squeeze
Salon Riêng|Private Salon
Phòng Lớn|Grand Hall
`);

export const baccaratNames = wordList('Baccarat|Baccarat\nBaccarat Bò|Bull Baccarat\nBaccarat Siêu 6|Super 6 Baccarat');
export const dragonTigerNames = wordList('Rồng Hổ|Dragon Tiger\nLong Hổ Đấu|Dragon Tiger Duel');
export const blackjackNames = wordList('Blackjack|Blackjack\nXì Dách|Xi Dach\nBlackjack Châu Âu|European Blackjack');
export const rouletteNames = wordList('Roulette|Roulette\nRoulette Châu Âu|European Roulette\nRoulette Pháp|French Roulette');
export const sicboNames = wordList('Sicbo|Sicbo\nTài Xỉu|Over Under\nXóc Đĩa|Xoc Dia\nBầu Cua|Bau Cua');

export const tableNames = wordList(`
Poker Caribe|Caribbean Poker
Poker Ba Lá|Three Card Poker
Hold’em Đặc Biệt|Ultimate Hold’em
Craps|Craps
Pai Gow|Pai Gow
Cao Thấp|Hi-Lo
Chiến Bài|Casino War
Rồng Đỏ|Red Dragon Poker
Pontoon|Pontoon
Bò 3 Lá|Three Card Bull
Xì Tố Bàn|Table Stud
Trente et Quarante|Trente et Quarante
`);

export const videoPokerNames = wordList(`
Đôi Già Trở Lên|Jacks or Better
Hai Quỷ|Deuces Wild
Joker Hoang Dã|Joker Wild
Tứ Quý Át|Aces Bonus
Át và Hình|Aces and Faces
Mười Trở Lên|Tens or Better
Thưởng Kép|Double Bonus
Poker Toàn Mỹ|All Star Poker
Sảnh Rồng|Royal Run
Poker Siêu Thưởng|Super Bonus Poker
`);

/** How many hands or which edition of a machine. */
export const editions = wordList(`
Kinh Điển|Classic
1 Tay|Single Hand
3 Tay|Triple Hand
5 Tay|Five Hand
10 Tay|Ten Hand
25 Tay|Multi Hand 25
50 Tay|Multi Hand 50
Vàng|Gold
Nhanh|Fast
Luỹ Tiến|Progressive
Hoàng Gia|Royal
Đêm Khuya|Late Night
`);

export const cardGameNames = wordList(`
Tiến Lên|Tien Len
Phỏm|Phom
Sâm Lốc|Sam Loc
Mậu Binh|Mau Binh
Xì Tố|Stud Poker
Ba Cây|Three Cards
Liêng|Lieng
Bài Cào|Bai Cao
Chắn|Chan
Tá Lả|Ta La
Catte|Catte
Poker Texas|Texas Hold’em
Xập Xám|Thirteen Cards
Tổ Tôm|To Tom
Bài Tứ Sắc|Four Colour Cards
Đấu Địa Chủ|Fight the Landlord
`);
export const cardGameTails = wordList(`
Miền Nam|of the South
Miền Bắc|of the North
Miền Trung|of Central Vietnam
Đếm Lá|Count the Cards
Nhất Ăn Tất|Winner Takes All
Cao Thủ|Masters
Tân Binh|Rookies
Giao Hữu|Friendly
Đấu Trường|Arena
Đại Gia|High Rollers
Tốc Chiến|Blitz
Bàn 4|Table of Four
Bàn 2|Heads Up
Sài Thành|Saigon Table
Hà Thành|Hanoi Table
Đêm Hội|Festival
Giải Tuần|Weekly Cup
Giải Tháng|Monthly Cup
`);
