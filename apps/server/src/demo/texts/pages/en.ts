/** English decides which pages there are; the other languages have each of them. */
export const pagesEN = {
  terms: {
    title: 'Terms of use',
    summary: 'What you agree to when you open an account in this demonstration.',
    body: `<h2>What this is</h2><p>Baize is software. This installation demonstrates it. It is not a licensed gambling service, offers no bets for money and makes no promise of winnings.</p>
<h2>Your account</h2><p>You open one account, for yourself, and you are at least 18. Keep your password to yourself. We may close accounts that are used to attack the house or other people.</p>
<h2>Balances</h2><p>Balances, points and bonuses are entries of the demonstration. They have no value, cannot be bought and cannot be exchanged for money or goods.</p>
<h2>Bets</h2><p>A bet counts when the server has acknowledged it. It is settled by the rules that were published when it was made. If a rule or a price was obviously wrong, the bet may be void, and the stake returned.</p>
<h2>Data</h2><p>The privacy page says what is kept. The demo may be emptied at any time, and everything in it is gone then.</p>
<h2>Changes</h2><p>When these terms change, the new text appears here with its date.</p>`,
  },
  privacy: {
    title: 'Privacy',
    summary: 'What is kept about you, why, and for how long.',
    body: `<h2>What is kept</h2><p>What you type when you register, when and from where you signed in, your bets and the movements of your balance, and what you write to us.</p>
<h2>How it is kept</h2><p>Your real name, birthday, address, phone, mail and payout accounts are encrypted with a key that is not in the database. Passwords are kept only as hashes. Card numbers are never kept: one typed into a text is masked.</p>
<h2>Who sees it</h2><p>Operators see personal data only with a right of their own, and every look is logged. Nothing is given to advertisers, and the pages load nothing from other sites.</p>
<h2>Your rights</h2><p>You can ask for a copy of your data or for its deletion through the feedback form. Records of money that a law would oblige a real house to keep are kept.</p>`,
  },
  licences: {
    title: 'Licences',
    summary: 'This demonstration holds none, and says so.',
    body: `<p>This installation is a demonstration and holds <strong>no gambling licence</strong> of any country. It must not be offered to the public for money. Whoever runs the software as a real house needs the licence of every market it serves, and shows it here.</p>
<h2>Seals</h2><p>No seals of testing laboratories are shown, because none have been granted. How the games were proved is written on the rules page of each game.</p>`,
  },
  about: {
    title: 'About Baize',
    summary: 'The cloth on the table, and the house around it.',
    body: '<p>Baize is the green cloth that covers a gaming table. The name stands for what we care about: a level surface, everything on top of the table, nothing under it.</p>',
  },
  'check-a-roll-yourself': {
    title: 'Check a roll yourself',
    summary: 'Three values and a hash: how to recompute a bet without trusting us.',
    body: `<p>“Provably fair” is easily said. Here is what it means in this house.</p>
<ol><li>Before your first bet we fix a <em>server seed</em> and show you its SHA-256. From then on we cannot change it without you noticing.</li><li>You choose a <em>client seed</em>, any text you like.</li><li>Each bet counts up a <em>nonce</em>. The numbers of a bet come from HMAC-SHA256 with the server seed as key over <code>client seed:nonce:block</code>.</li></ol>
<p>When you rotate your seeds, the old server seed is revealed. Hash it and compare; then compute any bet again. The rules page of every game says how its numbers become a result.</p>`,
  },
  'decide-before-the-first-bet': {
    title: 'Decide before the first bet',
    summary: 'It is easier to decide calmly than to stop in the middle.',
    body: '<p>Nobody plans to lose more than they can afford. The plan is just made too late, when the next bet seems to be the one that turns things round. A sum set aside beforehand is a decision of your calm self, made for your excited one.</p>',
  },
  'the-demo-is-open': {
    title: 'The demo is open',
    summary: 'Members, agents and operators can try every page.',
    body: '<p>The accounts are printed when the server starts. Sign in as a player, as an agent with a team, or as an operator in the console; nothing you do here can cost money.</p>',
  },
  'chat-with-support': {
    title: 'Chat with support',
    summary: 'A conversation that is kept, and a room for everyone.',
    body: '<p>The chat panel now holds your whole conversation with support, so that nothing has to be explained twice. Beside it there is a room for all members. It is moderated: be kind, and share no addresses.</p>',
  },
};

export type PageSlug = keyof typeof pagesEN;
export type PageTexts = Record<PageSlug, { title: string; summary: string; body: string }>;
