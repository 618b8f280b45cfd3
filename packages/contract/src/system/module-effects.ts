import type * as domains from '../domains.ts';
import { MODULE_ROOT, type ModuleId, modules } from './modules.ts';

type Domains = typeof domains;

/** A call by its name: `cashierDeposits.postDeposit`. */
export type CallName = {
  [Domain in keyof Domains]: `${Domain & string}.${keyof Domains[Domain] & string}`;
}[keyof Domains];

/**
 * What happens while a switch is off: it closes calls, and with them the screens that make them, or it
 * changes a rule, which the sentence names. A switch with neither is for something that is not built:
 * it says "0" whatever was saved, and operators do not see it.
 */
export type ModuleEffect = { whenOff: string; closes?: readonly CallName[] };

const unbuilt: ModuleEffect = { whenOff: '' };

/** The one table of switches and what they close. Who closes a group closes all that hangs under it. */
export const moduleEffects: Readonly<Record<Exclude<ModuleId, typeof MODULE_ROOT>, ModuleEffect>> =
  {
    REG3: {
      whenOff: 'Nobody can register.',
      closes: [
        'identityRegister.register',
        'identityRegister.registerMobile',
        'identityRegister.registerOneClick',
        'identityCodes.sendRegisterCode',
      ],
    },
    USERNAMEREG3: {
      whenOff: 'The form asks for a mobile number only, and a user name is refused.',
      closes: ['identityRegister.register', 'identityRegister.registerOneClick'],
    },
    MOBILENUMREG3: {
      whenOff: 'The form asks for a user name only, and a mobile number is refused.',
      closes: ['identityRegister.registerMobile'],
    },
    MOBILENUMPASSREG3: {
      whenOff: 'A mobile registration asks for no password: its owner signs in by code.',
    },
    REGMOBVERF3: {
      whenOff: 'A mobile number is taken at registration without a code.',
    },
    FREEPLAY3: {
      whenOff: 'Visitors get no trial account, and the login does not offer one.',
      closes: ['identitySignIn.trialUser', 'identitySignIn.freePlay'],
    },
    PASS3: {
      whenOff: 'All switches of this group are off: no captcha, no codes, no recovery by SMS.',
    },
    CAPTCHA3: {
      whenOff: 'No captcha is asked at login, registration and feedback.',
      closes: ['identityCodes.captcha'],
    },
    GEETEST3: unbuilt,
    VERIFICATION3: {
      whenOff: 'No code is sent to anyone, by SMS or mail.',
    },
    MOBILEVERCODELOGIN3: {
      whenOff: 'Members sign in by password only.',
    },
    LOGINIPVERF3: {
      whenOff: 'A login from a new address asks for nothing more.',
    },
    PWDEXPFORCECHANGE3: {
      whenOff: 'An old password need not be changed.',
    },
    CHNGPASSVERIF3: {
      whenOff: 'A forgotten password is reset by mail only.',
      closes: ['identityPassword.recoverByPhone'],
    },
    PWRESETSMS3: {
      whenOff: 'A forgotten password is reset by mail only.',
      closes: ['identityPassword.recoverByPhone'],
    },
    PROFPIC3: {
      whenOff: 'Members keep the picture they have and cannot choose another.',
      closes: ['members.setAvatar'],
    },
    GAMELO3: {
      whenOff: 'All lists of this group are gone: hot, favourite and recent games.',
    },
    GAMELOHOT3: {
      whenOff: 'The hot row and the hot list are gone.',
      closes: ['catalogueLobby.hotGames', 'catalogueLobby.popularGames'],
    },
    GAMELOFAV3: {
      whenOff: 'Tiles have no heart, and the list of favourites is gone.',
      closes: [
        'catalogueFavourites.addFavourite',
        'catalogueFavourites.favouriteIds',
        'catalogueFavourites.favourites',
        'catalogueFavourites.removeFavourite',
      ],
    },
    GAMELOREC3: {
      whenOff: 'The list of recent games is gone.',
      closes: ['catalogueFavourites.addRecent', 'catalogueFavourites.recentGames'],
    },
    FUNDTRANS3: {
      whenOff: 'The cashier is closed: nothing is paid in or out, and no record is shown.',
      closes: [
        'cashierTransfers.transferUpline',
        'cashierTransfers.transferDownline',
        'cashierTransfers.transferMultipleDownline',
        'cashierTransfers.collectDownline',
      ],
    },
    DPSTBAS3: {
      whenOff: 'The deposit page and its buttons are gone. What was ordered can still be paid.',
      closes: [
        'cashierDeposits.postDeposit',
        'cashierDeposits.depositSettings',
        'cashierDeposits.depositChannels',
        'cashierDepositsLists.depositBanks',
        'cashierDepositsLists.depositPromotions',
        'cashierDepositsLists.exchangeRates',
        'cashierDepositsLists.fixedAmountDeposits',
        'cashierDepositsLists.fixedAmounts',
        'cashierDepositsLists.manualCards',
      ],
    },
    DEPREC3: {
      whenOff: 'Members see no list of their deposits.',
      closes: ['cashierDeposits.depositReport', 'cashierReports.depositsFile'],
    },
    WTHDRW3: {
      whenOff: 'The withdrawal page is gone. What is under way is still paid and confirmed.',
      closes: [
        'cashierWithdrawals.withdraw',
        'cashierWithdrawals.withdrawCharges',
        'cashierWithdrawals.withdrawSettings',
        'cashierWithdrawalsLists.withdrawAccounts',
        'cashierWithdrawalsLists.withdrawMethods',
      ],
    },
    BINDCARD3: {
      whenOff: 'Members can neither add nor remove a payout account.',
      closes: [
        'identityPayoutAccounts.addPayoutAccount',
        'identityPayoutAccounts.removePayoutAccount',
        'cashierWithdrawalsLists.bankTemplate',
      ],
    },
    PAYMENTPASS3: {
      whenOff: 'Nobody is asked for a payment password, and none can be set.',
      closes: [
        'identityPaymentPassword.setPaymentPassword',
        'identityPaymentPassword.changePaymentPassword',
        'identityPaymentPassword.resetPaymentPassword',
      ],
    },
    WDRAWNOPASSVERIF3: {
      whenOff: 'A withdrawal asks for the payment password.',
    },
    MEMTRANS3: {
      whenOff: 'The account record and its file are gone.',
      closes: [
        'wallet.statement',
        'cashierReports.statementFile',
        'cashierReports.transactionTypes',
      ],
    },
    PERSPNL3: {
      whenOff: 'The page of profit and loss and its file are gone.',
      closes: [
        'cashierReports.personalProfit',
        'cashierReports.profitFile',
        'playRecords.profitAndLoss',
      ],
    },
    REWCEN3: {
      whenOff:
        'The reward centre and the bonus page are gone, and all switches of this group are off.',
    },
    PTSYS3: {
      whenOff:
        'The points mall is gone; points are neither earned nor spent, and keep their worth.',
      closes: [
        'loyaltyMall.addresses',
        'loyaltyMall.conversionTypes',
        'loyaltyMall.pointReward',
        'loyaltyMall.redeemList',
        'loyaltyMall.redeemReward',
        'loyaltyMall.removeAddress',
        'loyaltyMall.saveAddress',
        'loyaltyPoints.convertPoint',
        'loyaltyPoints.pointBalance',
        'loyaltyPoints.pointConfig',
        'loyaltyPoints.points',
      ],
    },
    MANPLAYREB3: {
      whenOff: 'The rebate page is gone, and no rebate can be claimed.',
      closes: ['cashierRebates.claimRebate', 'cashierRebates.rebate', 'cashierRebates.rebates'],
    },
    MISSIONLB3: {
      whenOff: 'The page of missions is gone, and no table of a tournament is shown.',
      closes: [
        'promotionsTournaments.ranking',
        'promotionsOlderClients.missionLeaderboard',
        'promotionsOlderClients.missionSummary',
        'promotionsOlderBoards.missionMilestones',
        'promotionsOlderBoards.missionRules',
        'promotionsOlderBoards.ownRankBoards',
        'promotionsOlderBoards.rankBoard',
        'promotionsOlderBoards.rankBoardRewards',
        'promotionsOlderBoards.rankBoardRules',
        'promotionsOlderBoards.rankBoards',
      ],
    },
    REFERRAL3: {
      whenOff: 'The page is gone, codes of members do not stand, and friends bring nothing.',
      closes: [
        'referralInvite.overview',
        'referralInvite.rules',
        'referralInvite.createCode',
        'referralInvite.friends',
        'referralInvite.incomes',
        'referralInvite.payments',
        'referralInvite.ranking',
        'referralInvite.claimStep',
        'referralOlderClients.referralDetails',
        'referralOlderClients.referralList',
        'referralOlderClients.referralRules',
        'referralOlderClients.rebateRecord',
        'referralOlderClients.myIncome',
        'referralOlderClients.myIncomeOverview',
        'referralOlderClients.beforeLogin',
        'referralOlderClients.rankingList',
        'referralOlderClients.recentRewards',
        'referralOlderClients.depositRebates',
        'referralOlderClients.achievements',
        'referralOlderClients.claimAchievement',
      ],
    },
    MEMCLUB3: {
      whenOff:
        "The club page is gone, levels rest and bring no gifts; everyone has the cashier's own limits and rates.",
      closes: [
        'loyaltyLevels.levels',
        'loyaltyLevels.club',
        'loyaltyOlderClients.clubBenefit',
        'loyaltyOlderClients.rankGroupLevels',
        'loyaltyOlderClients.rankProgress',
        'loyaltyOlderClients.rankRule',
        'loyaltyOlderClients.rankSalaryDetail',
      ],
    },
    DISPTOTPROMEARN3: unbuilt,
    AGENTPOLICY3: {
      whenOff: 'The agent centre is closed.',
      closes: [
        'agentsCentre.income',
        'agentsCentre.statements',
        'agentsCentre.lotteryStatements',
        'agentsCentre.cardStatements',
        'agentsCentre.teamBets',
        'agentsCentre.reportFile',
        'agentsCentreDetails.bankCharges',
        'agentsCentreDetails.memberProfit',
        'agentsCentreDetails.paymentFees',
        'agentsCentreDetails.promotionDetail',
        'agentsCentreDetails.vendorFees',
        'agentsContracts.consolidatedFunds',
        'agentsPay.debts',
        'agentsPay.disputeBill',
        'agentsPay.payBills',
        'agentsRebates.agentRebates',
        'agentsRebates.globalRebates',
        'agentsRebates.lotteryCommission',
        'agentsRebates.ownRebates',
        'agentsRebates.ownRebateLines',
      ],
    },
    AFFMAN3: {
      whenOff: 'Agents can neither make nor change invitation links; those given out still work.',
      closes: [
        'agentsPlacement.changeLink',
        'agentsPlacement.createLink',
        'agentsPlacement.deleteLink',
        'agentsPlacement.linkChannels',
        'agentsPlacement.linkExpiries',
        'agentsPlacement.links',
      ],
    },
    AGEINFO3: {
      whenOff: 'The team overview is gone; the agent centre begins with the next page.',
      closes: [
        'agentsCentre.overview',
        'agentsCentre.overviewDays',
        'agentsCentreDetails.onlineCount',
        'agentsCentreDetails.registered',
      ],
    },
    AGEDOWNMAN3: {
      whenOff: 'The team page is gone: no accounts are opened, promoted or changed by agents.',
      closes: [
        'agentsCentre.downlines',
        'agentsPlacement.downlineMobile',
        'agentsPlacement.openDownline',
        'agentsPlacement.promoteDownline',
        'agentsPlacement.renameDownline',
        'agentsPlacement.startingPassword',
        'agentsRebates.downlineRebates',
        'agentsRebates.updateDownlineRebates',
        'agentsRebates.quotas',
      ],
    },
    AGEANNOUNCE3: {
      whenOff: 'Agents get no announcements of their own.',
      closes: ['contentAnnouncements.agentAnnouncements'],
    },
    SIGNCONDIV3: {
      whenOff: 'No dividend contract is offered or answered; what was agreed is still paid.',
      closes: [
        'agentsContracts.dividendHistory',
        'agentsContracts.dividendInfo',
        'agentsContracts.endDividend',
        'agentsContracts.processDividend',
        'agentsContracts.proposeDividend',
        'agentsPay.currentDividend',
        'agentsPay.directDividends',
        'agentsPay.dividendBills',
        'agentsPay.dividendCustomers',
        'agentsPay.lossSharing',
      ],
    },
    DAILYSALCONT3: {
      whenOff: 'No daily salary contract is offered or answered; what was agreed is still paid.',
      closes: [
        'agentsContracts.dailyHistory',
        'agentsContracts.dailyInfo',
        'agentsContracts.manualDailyHistory',
        'agentsContracts.manualDailyInfo',
        'agentsContracts.processDaily',
        'agentsContracts.processManualDaily',
        'agentsContracts.proposeDaily',
        'agentsContracts.proposeManualDaily',
        'agentsPay.currentDaily',
        'agentsPay.dailyBills',
      ],
    },
    HOURSAL3: {
      whenOff: 'No hourly salary contract is offered or answered; what was agreed is still paid.',
      closes: [
        'agentsContracts.hourlyHistory',
        'agentsContracts.hourlyInfo',
        'agentsContracts.processHourly',
        'agentsContracts.proposeHourly',
        'agentsPay.hourlyBills',
      ],
    },
    RTSALARY3: {
      whenOff:
        'No real-time salary contract is offered or answered; what was agreed is still paid.',
      closes: [
        'agentsContracts.realtimeHistory',
        'agentsContracts.realtimeInfo',
        'agentsContracts.processRealtime',
        'agentsContracts.proposeRealtime',
        'agentsPay.realtimePay',
      ],
    },
    INBOX3: {
      whenOff: 'Members have no messages, no feedback and no chat.',
      closes: [
        'contentMessages.deleteInbox',
        'contentMessages.inbox',
        'contentMessages.readInbox',
        'contentMessages.unreadCount',
      ],
    },
    OUTBOX3: {
      whenOff: 'Members see no list of what they sent.',
      closes: ['contentMessages.outbox', 'contentMessages.deleteOutbox'],
    },
    SENDMAIL3: {
      whenOff: 'Members can read messages, not write them.',
      closes: ['contentMessages.reply', 'contentMessages.send'],
    },
    FEEDBACK3: {
      whenOff: 'The feedback form is gone.',
      closes: ['contentFeedback.feedback'],
    },
    CBS3: {
      whenOff: 'The live chat is gone, with support and in the room.',
      closes: [
        'contentChat.launch',
        'contentChat.readSupport',
        'contentChat.room',
        'contentChat.sayInRoom',
        'contentChat.sayToSupport',
        'contentChat.support',
        'contentChatVisitors.claimVisitorSupport',
        'contentChatVisitors.sayAsVisitor',
        'contentChatVisitors.visitorSupport',
      ],
    },
  };

/**
 * What moves money asks for its switch itself, once it knows that it is no repeat: a repeat is answered
 * as the first time, whatever was switched off since.
 */
export const asksItself: ReadonlySet<string> = new Set<CallName>([
  'cashierDeposits.postDeposit',
  'cashierRebates.claimRebate',
  'cashierTransfers.collectDownline',
  'cashierTransfers.transferDownline',
  'cashierTransfers.transferMultipleDownline',
  'cashierTransfers.transferUpline',
  'cashierWithdrawals.withdraw',
]);

/** Whether a switch is for something that exists. */
export function isBuilt(modId: ModuleId): boolean {
  return modId === MODULE_ROOT || moduleEffects[modId].whenOff !== '';
}

/** The switches without which a call is refused at the door; a group stands behind each of its own. */
export function modulesOfCalls(): Map<string, ModuleId[]> {
  const needed = new Map<string, ModuleId[]>();
  for (const { modId } of modules) {
    if (modId === MODULE_ROOT) continue;
    for (const name of moduleEffects[modId].closes ?? []) {
      if (asksItself.has(name)) continue;
      needed.set(name, [...(needed.get(name) ?? []), modId]);
    }
  }
  return needed;
}
