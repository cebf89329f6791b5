import { wordList } from './Word.ts';

export const provinces = wordList(`
Miền Bắc|Northern
Miền Trung|Central
Miền Nam|Southern
An Giang|An Giang
Bạc Liêu|Bac Lieu
Bến Tre|Ben Tre
Bình Dương|Binh Duong
Bình Định|Binh Dinh
Bình Phước|Binh Phuoc
Bình Thuận|Binh Thuan
Cà Mau|Ca Mau
Cần Thơ|Can Tho
Đà Lạt|Da Lat
Đà Nẵng|Da Nang
Đắk Lắk|Dak Lak
Đắk Nông|Dak Nong
Đồng Nai|Dong Nai
Đồng Tháp|Dong Thap
Gia Lai|Gia Lai
Hà Nội|Hanoi
Hải Phòng|Hai Phong
Hậu Giang|Hau Giang
Huế|Hue
Khánh Hoà|Khanh Hoa
Kiên Giang|Kien Giang
Kon Tum|Kon Tum
Long An|Long An
Nam Định|Nam Dinh
Ninh Thuận|Ninh Thuan
Phú Yên|Phu Yen
Quảng Bình|Quang Binh
Quảng Nam|Quang Nam
Quảng Ngãi|Quang Ngai
Quảng Ninh|Quang Ninh
Quảng Trị|Quang Tri
Sóc Trăng|Soc Trang
Tây Ninh|Tay Ninh
Thái Bình|Thai Binh
Tiền Giang|Tien Giang
TP. Hồ Chí Minh|Ho Chi Minh City
Trà Vinh|Tra Vinh
Vĩnh Long|Vinh Long
Vũng Tàu|Vung Tau
`);

/** §9: draws every 1, 2, 5 or 10 minutes, or by the day. */
export const drawRhythms = wordList(`
Truyền Thống|Traditional
1 Phút|1 Minute
2 Phút|2 Minutes
5 Phút|5 Minutes
10 Phút|10 Minutes
Siêu Tốc|Express
`);
export const drawNames = wordList(`
Mega 6/45|Mega 6/45
Power 6/55|Power 6/55
Max 3D|Max 3D
Max 4D|Max 4D
Lô Tô|Loto
Xổ Số 3D|Lottery 3D
Mark Six|Mark Six
Xổ Số Vui|Fun Lottery
Bóng 12|Ball 12
`);

export const electronicDrawNames = wordList(`
Keno|Keno
Đua Xe|Racing Numbers
Bi Số|Number Balls
Đua Thuyền|Boat Race
Xúc Xắc Nhanh|Quick Dice
Số Màu|Colour Numbers
Lô Tô Điện Tử|Electronic Loto
Bóng Số|Ball Draw
Đua Ngựa Số|Number Derby
Bi Rồng|Dragon Balls
Số May Mắn|Lucky Number
Vòng Xoay Số|Number Spinner
`);
export const electronicDrawTails = wordList(`
30 Giây|30 Seconds
45 Giây|45 Seconds
1 Phút|1 Minute
3 Phút|3 Minutes
5 phút|5 Minutes
10 Phút|10 Minutes
VIP|VIP
Vàng|Gold
Sài Gòn|Saigon
Hà Nội|Hanoi
Siêu Tốc|Express
Thượng Hải|Shanghai
Tam Nguyên|Trio
Ngũ Hành|Five Elements
`);

export const scratchHeads = wordList(`
Cào Vàng|Gold Scratch
Cào Lộc|Fortune Scratch
Thẻ May|Lucky Ticket
Vé Số Cào|Scratch Ticket
Cào Kim Cương|Diamond Scratch
Cào Sen|Lotus Scratch
Cào Tết|New Year Scratch
Cào Ngọc|Jade Scratch
Vé Cầu Vồng|Rainbow Ticket
Cào Trúng|Win Scratch
`);
export const bingoHeads = wordList(`
Bingo Hè|Summer Bingo
Bingo Sen|Lotus Bingo
Bingo Sao|Star Bingo
Bingo Biển|Ocean Bingo
Bingo Chợ Nổi|Floating Market Bingo
Bingo Tết|New Year Bingo
Bingo Ngọc|Jade Bingo
Bingo Phố|Street Bingo
Bingo Kẹo|Candy Bingo
Bingo Rồng|Dragon Bingo
`);
export const drawThemes = wordList(`
75|75
90|90
Nhanh|Quick
Đêm Hội|Carnival
Mèo May Mắn|Lucky Cats
Trái Cây|Fruits
Kho Báu|Treasure
Bốn Mùa|Four Seasons
Mặt Trăng|Moon
Hải Đăng|Lighthouse
Phố Cổ|Old Quarter
Vũ Trụ|Cosmos
Hoa Đăng|Lantern Night
Vườn Xuân|Spring Garden
Cánh Diều|Kites
Pháo Hoa|Fireworks
Cao Nguyên|Highlands
Cầu Vồng|Rainbow
Trung Thu|Mid-Autumn
Ba Miền|Three Regions
Triệu Đô|Million
Gấp Đôi|Double
`);
