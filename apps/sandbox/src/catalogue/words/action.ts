import { wordList } from './Word.ts';

export const fishHeads = wordList(`
Vua Câu Cá|Fishing King
Bắn Cá|Fish Hunter
Săn Cá|Fish Quest
Đại Dương|Ocean
Thợ Săn Biển|Sea Hunter
Cá Mập|Shark
Rồng Biển|Sea Dragon
Bạch Tuộc|Octopus
Cua Hoàng Đế|King Crab
Cá Voi|Whale
Cá Chép|Carp
Rùa Vàng|Golden Turtle
Thuỷ Cung|Aquarium
Ngư Ông|Old Fisherman
`);
export const fishTails = wordList(`
Đại Chiến|Battle
Hoàng Kim|of Gold
Kho Báu|Treasure
Tia Chớp|Lightning
Vịnh Xanh|Blue Bay
San Hô|Coral
Vực Sâu|of the Deep
Bốn Biển|of Four Seas
Thần Tốc|Rush
Huyền Thoại|Legend
Hạ Long|Ha Long
Phú Quốc|Phu Quoc
Nhiệt Đới|Tropics
Mùa Lũ|High Water
Cuồng Nộ|Fury
3D|3D
Nổ Hũ|Jackpot
Ngọc Trai|Pearl
Đêm Trăng|Moonlight
Siêu Cấp|Deluxe
`);

export const arcadeHeads = wordList(`
Đua Xe|Racer
Gắp Thú|Claw Catch
Phi Tiêu|Darts
Bi Lắc|Pinball
Bóng Rổ Nhí|Mini Hoops
Đua Vịt|Duck Derby
Chiến Hạm|Battleship
Phi Thuyền|Starship
Xếp Gạch|Brick Drop
Rắn Săn Mồi|Snake Run
Đập Chuột|Mole Whack
Bóng Nảy|Bounce
Xe Tăng|Tank Duel
Khủng Long|Dino Dash
Nhảy Cóc|Leap Frog
`);
export const arcadeTails = wordList(`
Phố Đêm|Night City
Neon|Neon
1988|1988
Cổ Điển|Retro
Không Gian|Space
Siêu Tốc|Turbo
Thế Giới|World
Sài Gòn|Saigon
Đại Chiến|Battle
Vàng|Gold
Mùa Hè|Summer
Thử Thách|Challenge
Vô Tận|Endless
Bão Táp|Storm
Kẹo Ngọt|Candy
Đỉnh Cao|Summit
Hoàng Hôn|Sunset
Lễ Hội|Festival
Hải Đảo|Island
Băng Giá|Frost
`);
export const miniHeads = wordList(`
Tài Xỉu|Over Under
Phi Hành Gia|Astronaut
Máy Bay|Jet
Tên Lửa|Rocket
Thả Bóng|Ball Drop
Dò Mìn|Mines
Vòng Quay|Lucky Wheel
Tung Đồng Xu|Coin Flip
Cao Thấp|High Low
Đập Trứng|Egg Smash
Xóc Đĩa|Xoc Dia
Oẳn Tù Tì|Rock Paper Scissors
Đào Vàng|Gold Digger
Leo Tháp|Tower Climb
Bầu Cua|Bau Cua
`);
export const miniTails = wordList(`
MD5|MD5
Vô Cực|Infinity
Mini|Mini
Siêu Tốc|Turbo
Vàng|Gold
Kim Cương|Diamond
Phố Cổ|Old Quarter
Thiên Hà|Galaxy
Ngân Hà|Milky Way
May Mắn|Lucky
Bạc Tỷ|Billions
X100|X100
X1000|X1000
Sấm Sét|Thunder
Trung Thu|Mid-Autumn
Tết|New Year
24h|24h
Sắc Màu|Colours
`);

export const sportNames = wordList(`
Bóng Đá|Football
Bóng Rổ|Basketball
Quần Vợt|Tennis
Bóng Chuyền|Volleyball
Cầu Lông|Badminton
Bóng Bàn|Table Tennis
Bóng Chày|Baseball
Bóng Bầu Dục|Rugby
Khúc Côn Cầu|Ice Hockey
Futsal|Futsal
Bi-a|Snooker
Quyền Anh|Boxing
Đua Ngựa|Horse Racing
Đua Xe|Motor Racing
Golf|Golf
Cricket|Cricket
Đua Chó|Greyhounds
Võ Thuật|Martial Arts
`);
export const sportTails = wordList(`
Trực Tiếp|Live
Ảo|Virtual
Châu Âu|Europe
Châu Á|Asia
Đông Nam Á|Southeast Asia
Việt Nam|Vietnam
Thế Giới|World
Nam Mỹ|South America
Hạng Nhất|First Division
Cúp Quốc Gia|National Cup
Giao Hữu|Friendlies
Nữ|Women
U23|U23
Kèo Sớm|Early Market
Kèo Châu Á|Asian Handicap
Cược Xiên|Parlay
`);
export const esportNames = wordList(`
Đấu Trường Huyền Thoại|Arena of Legends
Chiến Tuyến|Front Line
Phòng Thủ Cổ Thành|Citadel Defence
Đặc Nhiệm|Special Ops
Sinh Tồn|Survival Zone
Vua Bóng Đá Ảo|Virtual Football King
Tốc Độ Đường Phố|Street Speed
Kỷ Nguyên Chiến Lược|Age of Tactics
Võ Đài 1 Chọi 1|One on One Ring
Liên Minh Anh Hùng|Heroes Union
Bão Lửa|Firestorm
Vệ Binh Thiên Hà|Star Guardians
`);
export const esportTails = wordList(`
Giải Mùa Xuân|Spring Split
Giải Mùa Hè|Summer Split
Chung Kết|Finals
Vòng Loại|Qualifiers
Cúp Châu Á|Asia Cup
Cúp Việt Nam|Vietnam Cup
Thế Giới|World Series
Đấu Đôi|Duos
Sinh Viên|Campus League
Nữ|Women
Chuyên Nghiệp|Pro League
Tốc Chiến|Blitz Cup
Hằng Tuần|Weekly
`);
export const cockNames = wordList(`
Gà Chiến|Fighting Cocks
Gà Đòn|Bare Heel Cocks
Gà Cựa|Spur Cocks
Gà Nòi|Game Cocks
Chiến Kê|War Roosters
Thần Kê|Spirit Roosters
`);
export const cockTails = wordList(`
Thomo|Thomo
Bình Định|Binh Dinh
Cao Lãnh|Cao Lanh
Bà Điểm|Ba Diem
Sa Đéc|Sa Dec
Campuchia|Cambodia
Phi-líp-pin|Philippines
Chợ Lách|Cho Lach
Phú Yên|Phu Yen
Đấu Trường|Arena
Giải Vàng|Golden Cup
Cúp Mùa Xuân|Spring Cup
`);
