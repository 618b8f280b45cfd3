/** English decides which articles there are; the other languages answer each of them. */
export const helpEN = {
  aboutus: { title: 'About us', body: '' },
  house: {
    title: 'What this house is',
    body: '<p>Baize is a demonstration of a gaming house: a portal, an agent centre and an operators’ desk on one server. It holds no licence and takes no money. Balances come from the demo, and nothing won here can be paid out.</p>',
  },
  age: {
    title: 'Who may play',
    body: '<p>You must be at least 18, or older where the law of your country says so. We may ask you to prove your age and your name before the first withdrawal.</p>',
  },
  contact: {
    title: 'How to reach us',
    body: '<p>Use the chat, the feedback form at the foot of every page, or the links under customer service. Agents reach their own desk from Monday to Friday, noon to 9 pm (GMT+8).</p>',
  },
  deposit: { title: 'Deposits', body: '' },
  'deposit-how': {
    title: 'How do I deposit?',
    body: '<ol><li>Open <strong>Deposit</strong> in the member centre.</li><li>Choose a method and an amount within its limits.</li><li>Follow the steps that are shown. Every deposit has a number; keep it until the money has arrived.</li></ol>',
  },
  'deposit-late': {
    title: 'My deposit has not arrived',
    body: '<p>Look it up among your recent deposits. <em>Awaiting payment</em> means that no payment has reached us yet; <em>Expired</em> means that none came in time. If you have paid, send us the number of the deposit through the feedback form (type: deposit).</p>',
  },
  'deposit-turnover': {
    title: 'What is turnover?',
    body: '<p>A deposit is wagered once before it can be withdrawn. Settled bets fill the turnover by their valid bet; a bet that was void, or that covers both sides, counts for nothing. What is left is shown on the withdrawal page.</p>',
  },
  withdraw: { title: 'Withdrawals', body: '' },
  'withdraw-how': {
    title: 'How do I withdraw?',
    body: '<ol><li>Add a payout account in your own name.</li><li>Set a withdrawal password.</li><li>Request the withdrawal. From then on the amount is set aside and can no longer be bet.</li></ol><p>A new payout account waits before its first withdrawal, so that nobody who stole a password can empty an account at once.</p>',
  },
  'withdraw-receipt': {
    title: 'Confirming that the money arrived',
    body: '<p>When we have paid, you are asked whether you received all, a part, or nothing. Without an answer in the time that is shown, the payment counts as received.</p>',
  },
  game: { title: 'Games and fairness', body: '' },
  fairness: {
    title: 'How can I check a bet?',
    body: '<p>Before you bet, we show the fingerprint (SHA-256) of a seed that is already fixed. Your own seed and a counter join it. When you change your seed, ours is revealed, and every result since can be recomputed from the three. Each bet in your record shows the steps.</p>',
  },
  rules: {
    title: 'Where are the rules of a game?',
    body: '<p>Each game of ours has a rules page with its limits, its paytable and its return to player, and says how the return was proved. Rules that were published once are never edited: a changed game is a new version.</p>',
  },
  maintenance: {
    title: 'A game is closed',
    body: '<p>While a game or its provider is under maintenance, no new bet is taken. Bets that were open are still settled. Other games are offered in its place.</p>',
  },
  safety: { title: 'Play safely', body: '' },
  'fun-you-can-afford': {
    title: 'Fun that you can afford',
    body: '<p>Decide before you begin what the evening may cost, and stop when it is spent. Never play to win back what was lost. If play stops being fun, talk to someone: support is one of those who listen.</p>',
  },
  'account-safety': {
    title: 'Keeping your account safe',
    body: '<p>Use a password that you use nowhere else, and add an authenticator app or a passkey. We never ask for your password, in the chat or anywhere. Under <strong>My account</strong> you see your last sign-ins and all signed-in devices, and can end them there.</p>',
  },
  faqs: { title: 'Questions', body: '' },
  'faq-password': {
    title: 'I forgot my password',
    body: '<p>Choose <strong>Forgot password?</strong> in the login window. By email you get a link; by phone a code. Both are good for a short time and for one use.</p>',
  },
  'faq-trial': {
    title: 'What can I do in the free demo?',
    body: '<p>Look around and play our own games for fun, with play money (FUN). For anything else, register an account.</p>',
  },
  'faq-time': {
    title: 'Which time is shown?',
    body: '<p>Days and periods follow the time zone of the house, GMT+8. A bet belongs to the day it was settled.</p>',
  },
  term: { title: 'Terms', body: '' },
  'term-short': {
    title: 'The terms in short',
    body: '<ul><li>One person, one account, in your own name, from the age of 18.</li><li>This is a demonstration: balances are not money and cannot be paid out.</li><li>A bet stands when it is acknowledged; it is settled by the published rules.</li><li>An obvious error in odds or payout may be corrected; you are told when that happens.</li><li>Attacks on others’ accounts end your own.</li></ul>',
  },
};

export type HelpTag = keyof typeof helpEN;
export type HelpTexts = Record<HelpTag, { title: string; body: string }>;
