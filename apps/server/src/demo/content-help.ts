import type { NewHelp } from '../domains/content/index.ts';

type Article = Omit<NewHelp, 'parentId'>;
type Heading = Article & { articles: Article[] };

const shape = { colour: '', devices: ['WEB', 'MOBILE'], isShown: true } as const;

function article(tag: string, sort: number, title: string, body: string): Article {
  return { ...shape, devices: [...shape.devices], tag, sort, texts: { EN: { title, body } } };
}

function heading(
  tag: string,
  sort: number,
  titles: Record<string, string>,
  articles: Article[],
): Heading {
  const texts = Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [language, { title, body: '' }]),
  ) as NewHelp['texts'];
  return { ...shape, devices: [...shape.devices], tag, sort, texts, articles };
}

/** The help centre of the demo. Each answer says what really happens in this house. */
export const demoHelp: Heading[] = [
  heading(
    'aboutus',
    1,
    {
      EN: 'About us',
      TW: '關於我們',
      CN: '关于我们',
      VI: 'Về chúng tôi',
      TH: 'เกี่ยวกับเรา',
      TY: 'Tungkol sa amin',
      AR: 'من نحن',
    },
    [
      article(
        'house',
        1,
        'What this house is',
        '<p>Baize is a demonstration of a gaming house: a portal, an agent centre and an operators’ desk on one server. It holds no licence and takes no money. Balances come from the demo, and nothing won here can be paid out.</p>',
      ),
      article(
        'age',
        2,
        'Who may play',
        '<p>You must be at least 18, or older where the law of your country says so. We may ask you to prove your age and your name before the first withdrawal.</p>',
      ),
      article(
        'contact',
        3,
        'How to reach us',
        '<p>Use the chat on the right, the feedback form at the foot of every page, or the links of the service panel. Agents reach their own desk from Monday to Friday, noon to 9 pm (GMT+8).</p>',
      ),
    ],
  ),
  heading(
    'deposit',
    2,
    {
      EN: 'Deposits',
      TW: '存款',
      CN: '存款',
      VI: 'Nạp tiền',
      TH: 'การฝากเงิน',
      TY: 'Deposito',
      AR: 'الإيداع',
    },
    [
      article(
        'deposit-how',
        1,
        'How do I deposit?',
        '<ol><li>Open <strong>Deposit</strong> in the member centre.</li><li>Choose a method and an amount within its limits.</li><li>Follow the steps that are shown. Every deposit has a number; keep it until the money has arrived.</li></ol>',
      ),
      article(
        'deposit-late',
        2,
        'My deposit has not arrived',
        '<p>Look it up in your deposit record. <em>Pending</em> means that we are waiting for the payment; <em>expired</em> means that none came in time. If you paid, send us the number of the deposit through the feedback form (type: deposit).</p>',
      ),
      article(
        'deposit-turnover',
        3,
        'What is turnover?',
        '<p>A deposit is played once before it can be withdrawn. Settled bets fill the turnover by their valid bet; a bet that was void, or that covers both sides, counts for nothing. What is left is shown on the withdrawal page.</p>',
      ),
    ],
  ),
  heading(
    'withdraw',
    3,
    {
      EN: 'Withdrawals',
      TW: '提款',
      CN: '提款',
      VI: 'Rút tiền',
      TH: 'การถอนเงิน',
      TY: 'Withdrawal',
      AR: 'السحب',
    },
    [
      article(
        'withdraw-how',
        1,
        'How do I withdraw?',
        '<ol><li>Add a payout account under your own name.</li><li>Set a payment password.</li><li>Ask for the withdrawal. From then on the amount is out of play and cannot be called back into it.</li></ol><p>A new payout account waits before its first withdrawal, so that nobody who stole a password can empty an account at once.</p>',
      ),
      article(
        'withdraw-receipt',
        2,
        'Confirming that the money arrived',
        '<p>When we have paid, you are asked whether you received all, a part, or nothing. Without an answer in the time that is shown, the payment counts as received.</p>',
      ),
    ],
  ),
  heading(
    'game',
    4,
    {
      EN: 'Games and fairness',
      TW: '遊戲與公平',
      CN: '游戏与公平',
      VI: 'Trò chơi và công bằng',
      TH: 'เกมและความยุติธรรม',
      TY: 'Laro at pagiging patas',
      AR: 'الألعاب والنزاهة',
    },
    [
      article(
        'fairness',
        1,
        'How can I check a bet?',
        '<p>Before you bet, we show the fingerprint (SHA-256) of a seed that is already fixed. Your own seed and a counter join it. When you change your seed, ours is revealed, and every result since can be recomputed from the three. Each bet in your record shows the steps.</p>',
      ),
      article(
        'rules',
        2,
        'Where are the rules of a game?',
        '<p>Each game of ours has a rules page with its limits, its paytable and its return to player, and says how the return was proved. Rules that were published once are never edited: a changed game is a new version.</p>',
      ),
      article(
        'maintenance',
        3,
        'A game is closed',
        '<p>While a game or its vendor is under maintenance, no new bet is taken. Bets that were open are still settled. Other games are offered in its place.</p>',
      ),
    ],
  ),
  heading(
    'safety',
    5,
    {
      EN: 'Play safely',
      TW: '安全遊戲',
      CN: '安全游戏',
      VI: 'Chơi an toàn',
      TH: 'เล่นอย่างปลอดภัย',
      TY: 'Maglaro nang ligtas',
      AR: 'اللعب بأمان',
    },
    [
      article(
        'fun-you-can-afford',
        1,
        'Fun that you can afford',
        '<p>Decide before you begin what the evening may cost, and stop when it is spent. Never play to win back what was lost. If play stops being fun, talk to someone: support is one of those who listen.</p>',
      ),
      article(
        'account-safety',
        2,
        'Keeping your account safe',
        '<p>Use a password that you use nowhere else, and add an authenticator or a passkey. We never ask for your password, in the chat or anywhere. You see your last sign-in and all open sessions in the security centre, and can end them there.</p>',
      ),
    ],
  ),
  heading(
    'faqs',
    6,
    {
      EN: 'Questions',
      TW: '常見問題',
      CN: '常见问题',
      VI: 'Câu hỏi thường gặp',
      TH: 'คำถามที่พบบ่อย',
      TY: 'Mga tanong',
      AR: 'الأسئلة',
    },
    [
      article(
        'faq-password',
        1,
        'I forgot my password',
        '<p>Choose <strong>Forgot password</strong> in the login window. By mail you get a link; by phone a code. Both are good for a short time and for one use.</p>',
      ),
      article(
        'faq-trial',
        2,
        'What can I do in the free demo?',
        '<p>Look around and play our own games for fun, with play money (FUN). For anything else, register an account.</p>',
      ),
      article(
        'faq-time',
        3,
        'Which time is shown?',
        '<p>Days and periods follow the time zone of the house, GMT+8. A bet belongs to the day it was settled.</p>',
      ),
    ],
  ),
  heading(
    'term',
    7,
    {
      EN: 'Terms',
      TW: '條款',
      CN: '条款',
      VI: 'Điều khoản',
      TH: 'ข้อกำหนด',
      TY: 'Mga tuntunin',
      AR: 'الشروط',
    },
    [
      article(
        'term-short',
        1,
        'The terms in short',
        '<ul><li>One person, one account, under the own name, from the age of 18.</li><li>This is a demonstration: balances are not money and cannot be paid out.</li><li>A bet stands when it is acknowledged; it is settled by the published rules.</li><li>An obvious error in odds or payout may be corrected; you are told when that happens.</li><li>Attacks on others’ accounts end your own.</li></ul>',
      ),
    ],
  ),
];
