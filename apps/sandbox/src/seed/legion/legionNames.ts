/** Names of the sandbox's legions, seven letters at most; the first one's master is a demo account. */
export const legionNames = [
  ...['Rồng Đỏ', 'Hổ Mây', 'Sao Mai', 'Phượng', 'Sen Đỏ', 'Trúc', 'Cá Chép', 'Ưng Núi', 'Báo Gấm', 'Sói Bạc'],
  ...['Gấu Nâu', 'Én Xuân', 'Mây Tím', 'Biển Cả', 'Gió Lào', 'Sấm Hè', 'Bão Cát', 'Lửa Thu', 'Tuyết', 'Trăng'],
  ...['Ban Mai', 'Kim Quy', 'Âu Lạc', 'Đông Đô', 'Hà Tiên', 'Sa Pa', 'Đà Lạt', 'Hội An', 'Sông Đà', 'Tam Đảo'],
  ...['Ba Vì', 'Hạ Long', 'Tài Lộc', 'Vận May', 'Lục Bảo', 'Bạch Mã', 'Chiến', 'Vua Bài', 'Át Cơ', 'Quân K'],
] as const;
/** What masters have written of them, in turn. */
export const legionDescriptions = ['Cùng thắng, cùng nghỉ đúng giờ', 'Chơi vui là chính', 'Người mới được chỉ tận tình', ''] as const;
