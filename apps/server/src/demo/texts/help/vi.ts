import type { HelpTexts } from './en.ts';

export const helpVI: HelpTexts = {
  aboutus: { title: 'Về chúng tôi', body: '' },
  house: {
    title: 'Giới thiệu trang này',
    body: '<p>Baize là bản trình diễn của một nhà cái trực tuyến: trang người chơi, trung tâm đại lý và trang quản trị chạy trên cùng một máy chủ. Trang không có giấy phép và không nhận tiền. Số dư do bản trình diễn cấp, tiền thắng ở đây không thể quy đổi thành tiền thật.</p>',
  },
  age: {
    title: 'Ai được tham gia?',
    body: '<p>Bạn phải đủ 18 tuổi, hoặc cao hơn nếu pháp luật nơi bạn sống quy định. Trước lần rút tiền đầu tiên, chúng tôi có thể yêu cầu bạn chứng minh tuổi và họ tên.</p>',
  },
  contact: {
    title: 'Liên hệ với chúng tôi',
    body: '<p>Hãy dùng khung trò chuyện, mục góp ý ở cuối mỗi trang hoặc các liên kết trong mục chăm sóc khách hàng. Đại lý có bộ phận hỗ trợ riêng từ thứ Hai đến thứ Sáu, 12 giờ trưa đến 9 giờ tối (GMT+8).</p>',
  },
  deposit: { title: 'Nạp tiền', body: '' },
  'deposit-how': {
    title: 'Nạp tiền như thế nào?',
    body: '<ol><li>Mở <strong>Nạp tiền</strong> trong trung tâm thành viên.</li><li>Chọn phương thức và số tiền trong hạn mức.</li><li>Làm theo các bước hiển thị. Mỗi lần nạp có một mã giao dịch, hãy giữ lại cho đến khi tiền vào tài khoản.</li></ol>',
  },
  'deposit-late': {
    title: 'Tiền nạp chưa vào tài khoản',
    body: '<p>Hãy xem trong danh sách các lần nạp gần đây. <em>Chờ thanh toán</em> nghĩa là chúng tôi chưa nhận được tiền; <em>Hết thời gian</em> nghĩa là tiền không đến kịp hạn. Nếu bạn đã chuyển tiền, hãy gửi mã giao dịch cho chúng tôi qua mục góp ý (loại: nạp tiền).</p>',
  },
  'deposit-turnover': {
    title: 'Vòng cược là gì?',
    body: '<p>Tiền nạp phải được cược đủ một vòng trước khi rút. Cược đã kết toán được tính theo cược hợp lệ; cược bị hủy hoặc cược cả hai cửa không được tính. Phần còn lại hiển thị ở trang rút tiền.</p>',
  },
  withdraw: { title: 'Rút tiền', body: '' },
  'withdraw-how': {
    title: 'Rút tiền như thế nào?',
    body: '<ol><li>Thêm tài khoản nhận tiền đứng tên bạn.</li><li>Đặt mật khẩu rút tiền.</li><li>Gửi yêu cầu rút. Từ lúc đó số tiền được giữ lại và không thể dùng để cược nữa.</li></ol><p>Tài khoản nhận tiền mới phải chờ một thời gian trước lần rút đầu tiên, để kẻ đánh cắp mật khẩu không thể rút sạch tài khoản ngay lập tức.</p>',
  },
  'withdraw-receipt': {
    title: 'Xác nhận đã nhận tiền',
    body: '<p>Sau khi chi trả, chúng tôi sẽ hỏi bạn đã nhận đủ, nhận một phần hay chưa nhận được. Nếu bạn không trả lời trong thời gian hiển thị, khoản tiền được coi là đã nhận.</p>',
  },
  game: { title: 'Trò chơi và công bằng', body: '' },
  fairness: {
    title: 'Kiểm chứng một cược bằng cách nào?',
    body: '<p>Trước khi bạn cược, chúng tôi hiển thị mã băm (SHA-256) của một seed đã được ấn định. Seed của bạn và một bộ đếm được ghép vào đó. Khi bạn đổi seed, seed của chúng tôi được công bố và mọi kết quả trước đó đều có thể tính lại từ ba giá trị này. Mỗi cược trong lịch sử đều kèm các bước kiểm chứng.</p>',
  },
  rules: {
    title: 'Xem luật chơi ở đâu?',
    body: '<p>Mỗi trò chơi của chúng tôi có trang luật chơi ghi rõ hạn mức, bảng trả thưởng và tỷ lệ trả thưởng (RTP), cùng cách chứng minh tỷ lệ đó. Luật đã công bố thì không bao giờ sửa: trò chơi thay đổi sẽ thành phiên bản mới.</p>',
  },
  maintenance: {
    title: 'Trò chơi đang đóng',
    body: '<p>Khi trò chơi hoặc nhà cung cấp đang bảo trì, hệ thống không nhận cược mới. Cược đang mở vẫn được kết toán. Bạn sẽ được gợi ý trò chơi khác để thay thế.</p>',
  },
  safety: { title: 'Chơi an toàn', body: '' },
  'fun-you-can-afford': {
    title: 'Vui chơi trong khả năng',
    body: '<p>Trước khi chơi, hãy định trước số tiền cho tối nay và dừng lại khi đã tiêu hết. Đừng bao giờ chơi để gỡ. Nếu không còn thấy vui, hãy nói chuyện với ai đó: bộ phận hỗ trợ luôn sẵn sàng lắng nghe.</p>',
  },
  'account-safety': {
    title: 'Giữ an toàn cho tài khoản',
    body: '<p>Hãy dùng mật khẩu không dùng ở nơi nào khác, và thêm ứng dụng xác thực hoặc khóa truy cập. Chúng tôi không bao giờ hỏi mật khẩu của bạn, dù trong trò chuyện hay ở bất cứ đâu. Trong <strong>Tài khoản của tôi</strong>, bạn xem được các lần đăng nhập gần đây và mọi thiết bị đang đăng nhập, đồng thời có thể đăng xuất chúng.</p>',
  },
  faqs: { title: 'Câu hỏi thường gặp', body: '' },
  'faq-password': {
    title: 'Tôi quên mật khẩu',
    body: '<p>Chọn <strong>Quên mật khẩu?</strong> trong cửa sổ đăng nhập. Bạn sẽ nhận được liên kết qua email hoặc mã qua điện thoại. Cả hai chỉ có hiệu lực trong thời gian ngắn và dùng được một lần.</p>',
  },
  'faq-trial': {
    title: 'Chơi thử miễn phí có những gì?',
    body: '<p>Bạn có thể tham quan và chơi các trò chơi của chúng tôi bằng tiền chơi thử (FUN). Để dùng những tính năng khác, hãy đăng ký tài khoản.</p>',
  },
  'faq-time': {
    title: 'Giờ hiển thị là giờ nào?',
    body: '<p>Ngày và kỳ được tính theo múi giờ của trang, GMT+8. Mỗi cược thuộc về ngày được kết toán.</p>',
  },
  term: { title: 'Điều khoản', body: '' },
  'term-short': {
    title: 'Tóm tắt điều khoản',
    body: '<ul><li>Mỗi người một tài khoản, đứng tên mình, từ 18 tuổi trở lên.</li><li>Đây là bản trình diễn: số dư không phải tiền thật và không thể rút.</li><li>Cược có hiệu lực khi được hệ thống xác nhận và được kết toán theo luật đã công bố.</li><li>Sai sót rõ ràng về tỷ lệ cược hoặc tiền thưởng có thể được điều chỉnh; bạn sẽ được thông báo.</li><li>Ai tấn công tài khoản của người khác sẽ bị khóa tài khoản.</li></ul>',
  },
};
