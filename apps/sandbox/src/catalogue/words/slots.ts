import { wordList } from './Word.ts';

/** Heroes and things; an adjective of {@link qualities} follows in Vietnamese and leads in English. */
export const heroes = wordList(`
Rồng|Dragon
Phượng Hoàng|Phoenix
Kỳ Lân|Unicorn
Rùa Thần|Spirit Turtle
Hổ|Tiger
Hạc|Crane
Cá Chép|Carp
Khỉ|Monkey
Thỏ|Rabbit
Mèo May Mắn|Lucky Cat
Voi|Elephant
Trâu|Buffalo
Ngựa|Stallion
Sói|Wolf
Gấu|Bear
Đại Bàng|Eagle
Cú Mèo|Owl
Cáo|Fox
Sư Tử|Lion
Báo|Panther
Công|Peacock
Ong|Bee
Bướm|Butterfly
Cóc|Toad
Ếch|Frog
Hải Tặc|Pirate
Hiệp Sĩ|Knight
Pháp Sư|Wizard
Nữ Hoàng|Queen
Công Chúa|Princess
Samurai|Samurai
Ninja|Ninja
Thợ Mỏ|Miner
Thuyền Trưởng|Captain
Thám Tử|Detective
Cao Bồi|Cowboy
Nàng Tiên Cá|Mermaid
Thần Tài|Fortune God
Thần Sấm|Thunder God
Thần Biển|Sea God
Ông Địa|Earth God
Chú Tễu|Jester
Hoa Sen|Lotus
Hoa Đào|Peach Blossom
Hoa Mai|Apricot Blossom
Cây Tiền|Money Tree
Đèn Lồng|Lantern
Pháo Hoa|Fireworks
Bao Lì Xì|Red Envelope
Trống Đồng|Bronze Drum
Kim Cương|Diamond
Ngọc Trai|Pearl
Hồng Ngọc|Ruby
Vương Miện|Crown
Ngôi Sao|Star
Mặt Trăng|Moon
Mặt Trời|Sun
Số Bảy|Seven
Chuông|Bell
Anh Đào|Cherry
Dưa Hấu|Watermelon
Trái Cây|Fruit
Kẹo Ngọt|Candy
Ngọn Lửa|Flame
`);

export const qualities = wordList(`
Vàng|Golden
Bạc|Silver
Đỏ|Scarlet
Xanh|Emerald
Tím|Violet
Ngọc|Jade
Lửa|Fire
Băng|Ice
Bão|Storm
Sấm|Thunder
May Mắn|Lucky
Hạnh Phúc|Happy
Phát Tài|Prosperous
Phát Lộc|Fortunate
Huyền Thoại|Legendary
Huyền Bí|Mystic
Hoang Dã|Wild
Kỳ Diệu|Wonder
Hoàng Gia|Royal
Đại Chiến|Battle
Vô Cực|Infinite
Thần Tốc|Swift
Rực Rỡ|Radiant
Ánh Trăng|Moonlit
Bình Minh|Sunrise
Nửa Đêm|Midnight
Phương Đông|Eastern
Phương Bắc|Northern
Cổ Đại|Ancient
Vũ Trụ|Cosmic
Nhiệt Đới|Tropical
Ngày Tết|New Year
Mùa Xuân|Spring
Mùa Hạ|Summer
Mùa Thu|Autumn
Bất Tử|Immortal
Pha Lê|Crystal
Tí Hon|Tiny
Khổng Lồ|Giant
Rộn Ràng|Jolly
`);

/** `relic` of a `place`: Kho Báu Cleopatra, Treasure of Cleopatra. */
export const relics = wordList(`
Kho Báu|Treasure
Cổng|Gate
Bí Mật|Secrets
Vương Quốc|Kingdom
Huyền Thoại|Legend
Hành Trình|Journey
Thung Lũng|Valley
Lâu Đài|Castle
Bản Đồ|Map
Sách Cổ|Book
Lời Nguyền|Curse
Vũ Điệu|Dance
Đêm Hội|Carnival
Mỏ Vàng|Gold Mine
Ngôi Đền|Temple
Khu Vườn|Garden
Hòn Đảo|Island
Kỷ Nguyên|Age
Giấc Mơ|Dream
Bình Minh|Dawn
Ngai Vàng|Throne
Chiếc Nhẫn|Ring
Thanh Kiếm|Sword
Lá Bùa|Charm
`);

export const places = wordList(`
Olympus|Olympus
Cleopatra|Cleopatra
Ai Cập|Egypt
Aztec|the Aztecs
Inca|the Incas
Maya|the Maya
Atlantis|Atlantis
Babylon|Babylon
Troy|Troy
Thăng Long|Thang Long
Hội An|Hoi An
Cố Đô|the Old Capital
Phú Quốc|Phu Quoc
Tây Nguyên|the Highlands
Sông Hương|the Perfume River
Mê Kông|the Mekong
Hạ Long|Ha Long
Sa Pa|Sa Pa
Đại Dương|the Ocean
Sa Mạc|the Desert
Rừng Xanh|the Jungle
Bắc Cực|the Arctic
Thảo Nguyên|the Steppe
Samurai|the Samurai
Viking|the Vikings
Pharaoh|the Pharaohs
Hải Tặc|the Pirates
Phù Thủy|the Witches
Người Lùn|the Dwarves
Tiên Nữ|the Fairies
Rồng Thiêng|the Dragon
Phượng Hoàng|the Phoenix
Mặt Trời|the Sun
Mặt Trăng|the Moon
Thiên Hà|the Galaxy
Dải Ngân Hà|the Milky Way
Nữ Hoàng|the Queen
Aladdin|Aladdin
Scheherazade|Scheherazade
Marco Polo|Marco Polo
`);

/** Suffix of the name; mostly empty. */
export const slotEndings = ['', '', '', '', '', ' Megaways', ' Deluxe', ' 1000', ' 88', ' 2', ' Xtra', ' Gold', ' 243', ' Turbo'] as const;

export const jackpotHeads = wordList(`
Hũ Vàng|Golden Pot
Hũ Rồng|Dragon Pot
Nổ Hũ|Pot Burst
Đại Hũ|Grand Pot
Siêu Hũ|Super Pot
Hũ Ngọc|Jade Pot
Triệu Phú|Millionaire
Tỷ Phú|Billionaire
Kho Vàng|Gold Vault
Thần Tài|Fortune God
Vua Hũ|Pot King
Lộc Trời|Heaven’s Gift
Vương Miện|Crown Jackpot
Kim Cương|Diamond Jackpot
`);
export const jackpotTails = wordList(`
Phát Tài|of Prosperity
Phát Lộc|of Fortune
Bạc Tỷ|of Billions
Ngũ Phúc|of Five Blessings
Tứ Quý|of Four Seasons
Tam Đa|of Three Stars
Long Phụng|of Dragon and Phoenix
Đại Cát|of Great Luck
Hoàng Kim|of Gold
Kim Cương|of Diamonds
Tia Chớp|of Lightning
Mê Kông|of the Mekong
Hạ Long|of Ha Long
Ngàn Sao|of a Thousand Stars
Đầu Xuân|of Early Spring
Đêm Trăng|of the Moonlit Night
`);
