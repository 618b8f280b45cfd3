import type { PageTexts } from './en.ts';

export const pagesVI: PageTexts = {
  terms: {
    title: 'Điều khoản sử dụng',
    summary: 'Những điều bạn đồng ý khi mở tài khoản tại bản trình diễn này.',
    body: `<h2>Đây là gì</h2><p>Baize là phần mềm, và trang này dùng để trình diễn. Đây không phải dịch vụ cá cược có giấy phép, không nhận cược bằng tiền thật và không hứa hẹn bất kỳ khoản thắng nào.</p>
<h2>Tài khoản của bạn</h2><p>Mỗi người chỉ mở một tài khoản cho chính mình và phải đủ 18 tuổi. Hãy giữ kín mật khẩu. Chúng tôi có thể đóng những tài khoản dùng để tấn công hệ thống hoặc người khác.</p>
<h2>Số dư</h2><p>Số dư, điểm và tiền thưởng chỉ là dữ liệu trình diễn. Chúng không có giá trị, không mua được và không đổi được thành tiền hay hàng hóa.</p>
<h2>Cược</h2><p>Cược có hiệu lực khi máy chủ đã xác nhận và được kết toán theo luật công bố tại thời điểm đặt cược. Nếu luật hoặc tỷ lệ sai rõ ràng, cược có thể bị hủy và tiền cược được hoàn lại.</p>
<h2>Dữ liệu</h2><p>Trang bảo mật nêu rõ chúng tôi lưu những gì. Bản trình diễn có thể bị xóa sạch bất cứ lúc nào, khi đó mọi dữ liệu sẽ mất.</p>
<h2>Thay đổi</h2><p>Khi điều khoản thay đổi, nội dung mới sẽ được đăng tại đây kèm ngày.</p>`,
  },
  privacy: {
    title: 'Chính sách bảo mật',
    summary: 'Chúng tôi lưu gì về bạn, vì sao và trong bao lâu.',
    body: `<h2>Lưu những gì</h2><p>Thông tin bạn nhập khi đăng ký, thời gian và nơi đăng nhập, các cược và biến động số dư của bạn, cùng những gì bạn viết cho chúng tôi.</p>
<h2>Lưu như thế nào</h2><p>Họ tên thật, ngày sinh, địa chỉ, số điện thoại, email và tài khoản nhận tiền của bạn được mã hóa bằng khóa không nằm trong cơ sở dữ liệu. Mật khẩu chỉ được lưu dưới dạng mã băm. Số thẻ không bao giờ được lưu: số thẻ gõ vào văn bản sẽ bị che.</p>
<h2>Ai xem được</h2><p>Nhân viên vận hành chỉ xem được dữ liệu cá nhân khi có quyền riêng, và mỗi lần xem đều được ghi lại. Chúng tôi không cung cấp gì cho nhà quảng cáo, và các trang không tải gì từ trang khác.</p>
<h2>Quyền của bạn</h2><p>Bạn có thể yêu cầu bản sao hoặc xóa dữ liệu của mình qua mục góp ý. Hồ sơ tiền bạc mà pháp luật buộc một nhà cái thật phải giữ thì vẫn được giữ.</p>`,
  },
  licences: {
    title: 'Giấy phép',
    summary: 'Bản trình diễn này không có giấy phép nào, và chúng tôi nói rõ điều đó.',
    body: `<p>Trang này chỉ để trình diễn và <strong>không có giấy phép cá cược</strong> của bất kỳ quốc gia nào. Không được cung cấp cho công chúng để thu tiền. Ai vận hành phần mềm như một nhà cái thật phải có giấy phép của từng thị trường mình phục vụ và công bố tại đây.</p>
<h2>Chứng nhận</h2><p>Không có dấu chứng nhận của phòng kiểm định nào vì chưa được cấp. Cách chứng minh từng trò chơi được ghi ở trang luật chơi của trò đó.</p>`,
  },
  about: {
    title: 'Về Baize',
    summary: 'Tấm nỉ trên bàn, và ngôi nhà quanh nó.',
    body: '<p>Baize là tấm nỉ xanh phủ bàn chơi bài. Cái tên nói lên điều chúng tôi coi trọng: mặt bàn phẳng, mọi thứ đều ở trên bàn, không có gì dưới gầm bàn.</p>',
  },
  'check-a-roll-yourself': {
    title: 'Tự kiểm chứng một kết quả',
    summary: 'Ba giá trị và một mã băm: cách tính lại một cược mà không cần tin chúng tôi.',
    body: `<p>“Công bằng có thể chứng minh” thì nói rất dễ. Ở đây, điều đó có nghĩa như sau.</p>
<ol><li>Trước cược đầu tiên của bạn, chúng tôi ấn định một <em>seed máy chủ</em> và cho bạn xem SHA-256 của nó. Từ đó, chúng tôi không thể thay đổi mà bạn không biết.</li><li>Bạn chọn một <em>seed của bạn</em>, đoạn chữ nào cũng được.</li><li>Mỗi cược làm <em>nonce</em> tăng thêm một. Các con số của cược được tính bằng HMAC-SHA256 với seed máy chủ làm khóa trên <code>client seed:nonce:block</code>.</li></ol>
<p>Khi bạn đổi seed, seed máy chủ cũ được công bố. Hãy băm nó rồi so sánh, sau đó tính lại bất kỳ cược nào. Trang luật chơi của mỗi trò cho biết các con số trở thành kết quả ra sao.</p>`,
  },
  'decide-before-the-first-bet': {
    title: 'Quyết định trước cược đầu tiên',
    summary: 'Quyết định lúc bình tĩnh dễ hơn là dừng lại giữa chừng.',
    body: '<p>Không ai định thua nhiều hơn khả năng của mình. Chỉ là người ta tính quá muộn, khi cược kế tiếp dường như là cược gỡ lại tất cả. Số tiền định sẵn từ trước là quyết định của bạn lúc bình tĩnh, dành cho chính bạn lúc cao hứng.</p>',
  },
  'the-demo-is-open': {
    title: 'Bản trình diễn đã mở',
    summary: 'Thành viên, đại lý và người vận hành đều có thể thử mọi trang.',
    body: '<p>Các tài khoản được in ra khi máy chủ khởi động. Hãy đăng nhập với vai người chơi, đại lý có đội nhóm hoặc người vận hành trong trang quản trị; không việc gì ở đây làm bạn mất tiền.</p>',
  },
  'chat-with-support': {
    title: 'Trò chuyện với bộ phận hỗ trợ',
    summary: 'Cuộc trò chuyện được lưu lại, và một phòng chung cho mọi người.',
    body: '<p>Khung trò chuyện nay lưu toàn bộ cuộc trao đổi của bạn với bộ phận hỗ trợ, nên không phải giải thích hai lần. Bên cạnh là phòng chung cho mọi thành viên. Phòng có người kiểm duyệt: hãy lịch sự và đừng đăng địa chỉ hay liên kết.</p>',
  },
};
