/**
 * The switches of a brand, by the ids that clients know: each with what it opens, and whether it is
 * on in the shipped brand. They form one tree under the first of them.
 */
export const MODULE_ROOT = 'COMM3';

export const moduleGroups = {
  REG3: {
    says: 'Registration',
    isOn: true,
    modules: {
      USERNAMEREG3: { says: 'Registration with a user name', isOn: true },
      MOBILENUMREG3: { says: 'Registration with a mobile number', isOn: true },
      MOBILENUMPASSREG3: { says: 'Mobile registration with a password', isOn: true },
      REGMOBVERF3: { says: 'SMS code at registration', isOn: false },
      FREEPLAY3: { says: 'Free play for visitors', isOn: true },
    },
  },
  PASS3: {
    says: 'Passwords and login',
    isOn: true,
    modules: {
      CAPTCHA3: { says: 'Captcha', isOn: true },
      GEETEST3: { says: 'Outside bot check', isOn: false },
      VERIFICATION3: { says: 'Verification codes', isOn: true },
      MOBILEVERCODELOGIN3: { says: 'Login by SMS code', isOn: true },
      LOGINIPVERF3: { says: 'Extra check for a login from a new address', isOn: false },
      PWDEXPFORCECHANGE3: { says: 'Forced change of an expired password', isOn: true },
      CHNGPASSVERIF3: { says: 'Verification when a password is changed or recovered', isOn: true },
      PWRESETSMS3: { says: 'Password recovery by SMS', isOn: true },
      PROFPIC3: { says: 'Profile pictures', isOn: true },
    },
  },
  GAMELO3: {
    says: 'Lists of games',
    isOn: true,
    modules: {
      GAMELOHOT3: { says: 'Hot games', isOn: true },
      GAMELOFAV3: { says: 'Favourite games', isOn: true },
      GAMELOREC3: { says: 'Recent games', isOn: true },
    },
  },
  FUNDTRANS3: {
    says: 'Money',
    isOn: true,
    modules: {
      DPSTBAS3: { says: 'Deposits', isOn: true },
      DEPREC3: { says: 'Deposit records', isOn: true },
      WTHDRW3: { says: 'Withdrawals', isOn: true },
      BINDCARD3: { says: 'Payout accounts', isOn: true },
      PAYMENTPASS3: { says: 'Payment password', isOn: true },
      WDRAWNOPASSVERIF3: { says: 'Withdrawals without the payment password', isOn: false },
      MEMTRANS3: { says: 'Account record', isOn: true },
      PERSPNL3: { says: 'Profit and loss', isOn: true },
    },
  },
  REWCEN3: {
    says: 'Rewards',
    isOn: true,
    modules: {
      PTSYS3: { says: 'Points and the points mall', isOn: true },
      MANPLAYREB3: { says: 'Manual rebate', isOn: true },
      MISSIONLB3: { says: 'Missions and their leaderboard', isOn: true },
      MEMCLUB3: { says: 'VIP club', isOn: true },
      REFERRAL3: { says: 'Invite friends', isOn: true },
      DISPTOTPROMEARN3: { says: 'Total of promotion earnings', isOn: true },
    },
  },
  AGENTPOLICY3: {
    says: 'Agents',
    isOn: true,
    modules: {
      AFFMAN3: { says: 'Affiliate links', isOn: true },
      AGEINFO3: { says: 'Team overview', isOn: true },
      AGEDOWNMAN3: { says: 'Team management', isOn: true },
      AGEANNOUNCE3: { says: 'Announcements for agents', isOn: true },
      SIGNCONDIV3: { says: 'Dividend contracts', isOn: true },
      DAILYSALCONT3: { says: 'Daily salary contracts', isOn: true },
      HOURSAL3: { says: 'Hourly salary contracts', isOn: true },
      RTSALARY3: { says: 'Real-time salary contracts', isOn: true },
    },
  },
  INBOX3: {
    says: 'Messages',
    isOn: true,
    modules: {
      OUTBOX3: { says: 'Sent messages', isOn: true },
      SENDMAIL3: { says: 'Writing messages', isOn: true },
      FEEDBACK3: { says: 'Feedback', isOn: true },
      CBS3: { says: 'Live chat', isOn: true },
    },
  },
} as const satisfies Record<string, ModuleGroup>;

type Module = { says: string; isOn: boolean };
type ModuleGroup = Module & { modules: Record<string, Module> };

type Groups = typeof moduleGroups;
export type ModuleId =
  | typeof MODULE_ROOT
  | keyof Groups
  | { [Group in keyof Groups]: keyof Groups[Group]['modules'] }[keyof Groups];

/** Every switch but the root, with its words and whether the shipped brand has it on. */
export const modules: readonly (Module & { modId: ModuleId; group: keyof Groups })[] =
  Object.entries(moduleGroups).flatMap(([group, { modules, ...own }]) => [
    { modId: group as ModuleId, group: group as keyof Groups, says: own.says, isOn: own.isOn },
    ...Object.entries(modules as Record<string, Module>).map(([modId, module]) => ({
      ...module,
      modId: modId as ModuleId,
      group: group as keyof Groups,
    })),
  ]);

export const moduleIds = modules.map(({ modId }) => modId) as [ModuleId, ...ModuleId[]];
