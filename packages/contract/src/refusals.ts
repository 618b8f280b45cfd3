/**
 * Every reason to refuse a request: its HTTP status, its spelling on the wire, and the words said
 * where no translation is at hand. `{name}` in the words is filled from the refusal's values.
 */
export const refusals = {
  // Who asks
  NOT_LOGGED_IN: [401, 'login.not.session', 'You are not logged in, please login'],
  SESSION_ENDED: [401, 'user.token.expired', 'You were signed out. Please log in again'],
  WRONG_CREDENTIALS: [401, 'login.cred.err', 'Incorrect account or password'],
  NOT_AN_AGENT: [403, 'not.an.agent', 'Not an agent'],
  NOT_A_MEMBER: [403, 'not.a.member', 'This account cannot log in here'],
  REAL_ACCOUNT_NEEDED: [
    403,
    'real.account.needed',
    'Please register or log in to a formal account',
  ],
  PASSWORD_CHANGE_NEEDED: [403, 'password.change.needed', 'Please change your password first'],
  ACCOUNT_FROZEN: [
    403,
    'us_forbidden_login_error',
    'This account is locked. Please contact customer service',
  ],
  NOT_ALLOWED: [403, 'not.allowed', 'This is not open to you'],
  VERIFICATION_NEEDED: [403, 'login.verification.required', 'Please complete verification first'],
  // What is asked
  // Spelt like any wrong parameter; the list of spellings must end with the general one.
  UNKNOWN_DOMAIN: [
    400,
    'request_param_err',
    'This address is not known here. Please contact customer service',
  ],
  LAUNCH_MODE_MISSING: [400, 'request_param_err', 'The system is busy (#727)'],
  INVALID_INPUT: [400, 'request_param_err', 'Input is not valid'],
  BODY_UNREADABLE: [400, 'request_body_required', 'The request could not be read'],
  FUNCTION_NOT_AVAILABLE: [400, 'function.not.available', 'This function is not available (#543)'],
  NOT_FOUND: [404, 'not.found', 'This does not exist'],
  METHOD_NOT_SUPPORTED: [405, 'http_method_not_support', 'This method is not supported (#459)'],
  TOO_LARGE: [413, 'request.too.large', 'This is too large'],
  UNSUPPORTED_CONTENT: [415, 'content.type.not.support', 'This kind of content is not supported'],
  FOREIGN_ORIGIN: [403, 'origin.not.allowed', 'This request came from another site'],
  TOO_MANY_REQUESTS: [429, 'too.much.request', 'Too many requests, please try again later'],
  // How it stands with us
  REGION_RESTRICTED: [403, 'region.restricted', 'We may not serve you from here'],
  UNDER_MAINTENANCE: [503, 'system.not.available', 'The house is closed for maintenance'],
  BUSY: [503, 'network.timeout', 'Network link abnormal, try again'],
  UNKNOWN_ERROR: [500, 'unknown.system.err', 'Unknown error'],
  // The same request with other content
  REQUEST_DIFFERS: [409, 'exists.transaction', 'This request was already made with other content'],
  // Money and bets
  INSUFFICIENT_BALANCE: [409, 'account.balance.not.enough', 'Balance is not enough'],
  WALLET_LOCKED: [403, 'wallet.is.locked', 'Your wallet is locked'],
  TRANSFER_BELOW_MINIMUM: [400, 'account.transfer.exceed.min', 'The amount is too small'],
  PERIOD_TOO_LONG: [400, 'PARAMETER_ERROR', 'Please choose at most {days} days'],
  VENDOR_NOT_FOUND: [404, 'vendor.not.found', 'This vendor is not available'],
  GAME_NOT_FOUND: [404, 'game.not.found', 'This game is not available'],
  VENDOR_UNDER_MAINTENANCE: [
    409,
    'vendor_under_maintenance',
    'This game is under maintenance. Please try another one',
  ],
  VENDOR_SILENT: [
    409,
    'vendor.not.answering',
    'The studio of this game does not answer at the moment. Please try again in a while',
  ],
  CHOICE_NOT_ALLOWED: [400, 'bet.choice.err', 'This bet is not possible'],
  STAKE_NOT_ALLOWED: [
    400,
    'bet.stake.err',
    'This stake is outside the limits, or could win more than this game pays',
  ],
  ACTION_NOT_ALLOWED: [409, 'bet.action.err', 'This is not possible now'],
  ROUND_OPEN: [409, 'game.round.open', 'Please finish your open round first (#734)'],
  ROUND_BEGUN: [409, 'game.round.begun', 'The round has begun: this bet cannot be taken back'],
  ROUND_OVER: [409, 'game.round.over', 'The round was over before'],
  PLAY_STOPPED: [403, 'play.stopped', 'Playing is stopped for the moment'],
  PLAY_TOO_FAST: [409, 'play.too.fast', 'Please wait a moment before the next game'],
  ISSUE_CLOSED: [409, 'lottery.issue.closed', 'This issue takes no more bets'],
  BET_NOT_FOUND: [404, 'not.exists.transaction', 'This bet does not exist'],
  BET_DECIDED: [409, 'account.booked.trans.confirmed', 'This bet was decided already'],
  // Paying in and out
  DEPOSIT_CLOSED: [403, 'deposit.closed', 'Paying in is closed at the moment'],
  DEPOSIT_CHANNEL_CLOSED: [409, 'deposit.channel.closed', 'This way to pay is not open'],
  DEPOSIT_CHANNEL_BUSY: [409, 'deposit.channel.busy', 'Please choose another amount'],
  DEPOSIT_AMOUNT: [422, 'deposit.invalid.amount', 'Please choose an amount from {min} to {max}'],
  DEPOSIT_UNFINISHED: [
    409,
    'deposit.unfinished',
    'Please finish or cancel your open deposit first',
  ],
  DEPOSIT_DECIDED: [409, 'deposit.decided', 'This deposit was decided already'],
  DEPOSIT_EXPIRED: [409, 'deposit.expired', 'This deposit has ended. Please start a new one'],
  PROOF_COUNT: [422, 'proof.count.err', 'Please add one to three pictures'],
  SIGNATURE_WRONG: [401, 'signature.err', 'The signature is not correct'],
  WITHDRAW_CLOSED: [403, 'withdraw.closed', 'Withdrawals are closed at the moment'],
  WITHDRAW_HOURS: [403, 'withdraw.hours', 'Withdrawals are taken from {from} to {to}'],
  PAYOUT_ACCOUNT_MISSING: [422, 'withdraw.account.missing', 'Please add a payout account first'],
  PAYOUT_ACCOUNT_NEW: [409, 'withdraw.account.new', 'This payout account cannot be used yet'],
  WITHDRAW_AMOUNT: [422, 'withdraw.amount.limit', 'Please choose an amount from {min} to {max}'],
  WITHDRAW_COUNT: [409, 'withdraw.reach.max.count', 'Withdrawals a day are limited to {count}'],
  WITHDRAW_DAY_SUM: [409, 'withdraw.day.sum', 'At most {max} can be withdrawn a day'],
  WITHDRAWAL_UNFINISHED: [409, 'withdraw.unfinished', 'Your last withdrawal is still under way'],
  PAYMENT_BY_GATEWAY: [
    409,
    'cashier.payment.gateway',
    'The gateway told of this payment; it cannot be removed',
  ],
  TURNOVER_LEFT: [409, 'withdraw.turnover.left', 'Turnover not completed, {amount} left'],
  WITHDRAWAL_STATE: [409, 'withdraw.state.err', 'This is not possible in its present state'],
  RECEIPT_DECIDED: [409, 'receipt.decided', 'This payment is confirmed already'],
  RECEIPT_AMOUNT: [422, 'receipt.amount.err', 'A part is more than nothing and less than all'],
  TRANSFERS_CLOSED: [403, 'transfer.closed', 'Transfers are closed at the moment'],
  TRANSFER_ABOVE_MAXIMUM: [400, 'account.transfer.exceed.max', 'The amount is too large'],
  TRANSFER_COUNT: [409, 'account.transfer.count', 'Transfers a day are limited to {count}'],
  UPLINE_MISSING: [409, 'transfer.no.upline', 'Nobody stands above you'],
  NOT_A_DOWNLINE: [404, 'transfer.not.downline', 'Not one of your downlines: {name}'],
  TRANSFER_RECEIVER: [409, 'transfer.receiver', 'This account takes no transfers at the moment'],
  COLLECT_LIMIT: [409, 'transfer.collect.limit', 'At most {amount} can be taken back'],
  DEBTS_OPEN: [409, 'agent.debt.open', 'Please pay what you owe your downlines first: {amount}'],
  MEMBER_NOT_FOUND: [404, 'not.exists.account.err', 'There is no member with this number'],
  REBATE_NONE: [409, 'rebate.none', 'There is nothing to claim at the moment'],
  // A member's own protection
  PLAY_EXCLUDED: [403, 'protection.excluded', 'You have excluded yourself from play'],
  PLAY_TIME_OUT: [403, 'protection.time.out', 'You are taking a break from play'],
  REALITY_CHECK: [
    409,
    'protection.reality.check',
    'Please look at your time and money first, then go on',
  ],
  TIME_LIMIT: [409, 'protection.time.limit', 'Your limit of playing time is reached'],
  WAGER_LIMIT: [409, 'protection.wager.limit', 'This bet would go beyond your own betting limit'],
  LOSS_LIMIT: [409, 'protection.loss.limit', 'This bet could go beyond your own loss limit'],
  STAKE_LIMIT: [409, 'protection.stake.limit', 'This stake is above your own limit'],
  DEPOSIT_LIMIT: [
    409,
    'protection.deposit.limit',
    'This goes beyond your own deposit limit: {amount} is left',
  ],
  LIMIT_NOT_RIPE: [
    409,
    'protection.limit.not.ripe',
    'A higher limit cannot be confirmed before its waiting time is over',
  ],
  LIMIT_NOT_ASKED: [409, 'protection.limit.not.asked', 'There is no such request'],
  BAR_STANDS: [409, 'protection.bar.stands', 'A break or exclusion cannot be shortened by anybody'],
  BIRTHDAY_NEEDED: [403, 'protection.birthday.needed', 'Please add your date of birth first'],
  TOO_YOUNG: [403, 'protection.under.age', 'You are not old enough to play here'],
  IDENTITY_NEEDED: [
    403,
    'protection.identity.needed',
    'Your name, address and date of birth must be checked first',
  ],
  IDENTITY_INCOMPLETE: [
    422,
    'protection.identity.incomplete',
    'Please add your real name, address and date of birth first',
  ],
  // Signing in and registering
  CAPTCHA_WRONG: [422, 'captcha.err', 'Please enter the correct captcha code'],
  LOGIN_LOCKED: [429, 'login.denied', 'Too many tries. Please try again after 5 minutes'],
  CHALLENGE_ENDED: [
    422,
    'login.verification.expired',
    'This verification has ended. Please log in again',
  ],
  UNKNOWN_USER: [404, 'not.exists.user', 'Username / email does not exist'],
  USERNAME_TAKEN: [409, 'exists.username.err', 'This username is taken'],
  MOBILE_TAKEN: [409, 'exists.mobile.err', 'This mobile number is taken'],
  EMAIL_TAKEN: [409, 'exists.email.err', 'This email address is taken'],
  FIELD_NOT_VALID: [422, 'register.field.err', 'Please check the marked fields'],
  CONFIRMATION_DIFFERS: [422, 'modify.new.confirm.diff', 'The two entries are inconsistent'],
  TERMS_NOT_ACCEPTED: [422, 'terms.not.accepted', 'Not empty?'],
  INVITATION_INVALID: [422, 'invitation.code.err', 'Invalid invitation code'],
  UNDER_AGE: [422, 'register.under.age', 'You must be at least {age} years old'],
  REGISTRATION_CLOSED: [403, 'register.type.err', 'This way of registering is not open'],
  // Passwords and locks
  PASSWORD_COMMON: [422, 'password.too.common', 'This password is too easy to guess'],
  PASSWORD_UNCHANGED: [422, 'password.unchanged', 'The new password must differ from the old one'],
  OLD_PASSWORD_WRONG: [422, 'modify.pw.incorrect.pw', 'The old password is not correct'],
  RESET_LINK_ENDED: [422, 'reset.link.expired', 'This link has ended. Please ask for a new one'],
  STEP_UP_NEEDED: [403, 'step.up.needed', 'Please enter your password again'],
  LOGIN_TOO_LONG_AGO: [
    403,
    'login.too.long.ago',
    'Please log out and in again, then try once more',
  ],
  SECOND_FACTOR_NEEDED: [
    403,
    'second.factor.needed',
    'Please enter the code of your authenticator',
  ],
  SECOND_FACTOR_WRONG: [422, 'second.factor.err', 'The code is not correct'],
  PAYMENT_PASSWORD_WRONG: [422, 'invalid.payment.pw', 'The withdrawal password is not correct'],
  PAYMENT_PASSWORD_MISSING: [
    422,
    'not.exists.payment.password',
    'Please set a withdrawal password first',
  ],
  PAYMENT_PASSWORD_SET: [409, 'exists.payment.password', 'A withdrawal password is set already'],
  PAYMENT_PASSWORD_LOCKED: [
    429,
    'max.attempt.limit',
    'Too many wrong withdrawal passwords. Hours until the next try: {hours}',
  ],
  CONTACT_NEW: [
    409,
    'contact.changed.wait',
    'Your contact was changed a short time ago. Hours until the withdrawal password can be reset: {hours}',
  ],
  // Codes by sms and mail
  PHONE_NOT_VALID: [422, 'auth/invalid-phone-number', 'Invalid phone number format'],
  PHONE_MISSING: [422, 'auth/missing-phone-number', 'Missing phone number'],
  EMAIL_NOT_VALID: [422, 'format.email.err', 'Invalid email format'],
  CODE_REQUESTS_TOO_MANY: [
    429,
    'auth/too-many-requests',
    'Too many requests, try again after 5 minutes',
  ],
  CODE_NOT_SENT: [502, 'auth/unknown', 'Unknown error sending the code. Please contact support'],
  CODE_WRONG: [422, 'auth/invalid-verification-code', 'Invalid verification code'],
  CODE_MISSING: [422, 'auth/missing-verification-code', 'Missing verification code'],
  BOT_CHECK_FAILED: [422, 'auth/captcha-check-failed', 'Captcha check failed'],
  CODE_QUOTA_USED: [429, 'auth/quota-exceeded', 'Quota not sufficient, contact customer service'],
  CODES_NOT_ENABLED: [
    403,
    'auth/operation-not-allowed',
    'Function not enabled, contact customer service',
  ],
  CODE_EXPIRED: [422, 'auth/code-expired', 'Code expired, send again'],
  // Payout accounts and files
  PAYOUT_ACCOUNT_EXISTS: [409, 'exists.bank.card', 'This account is on file already'],
  PAYOUT_ACCOUNT_LIMIT: [
    409,
    'withdraw.bank.card.max',
    'No more accounts of this kind can be added',
  ],
  ADDRESS_MISTYPED: [
    422,
    'withdraw.address.mistyped',
    'This address is mistyped, or is not of this network. Please copy it again',
  ],
  PAYOUT_ACCOUNT_NOT_VALID: [422, 'withdraw.bank.card.fail', 'This account number is not valid'],
  BANK_UNKNOWN: [422, 'invalid bank code', 'This bank is not known'],
  REAL_NAME_SET: [409, 'exists.payeename', 'The real name is set. Customer service can change it'],
  FILE_NOT_A_PICTURE: [422, 'upload.not.image', 'Only png and jpg pictures are accepted'],
  FILE_TOO_LARGE: [413, 'upload.too.large', 'The picture is larger than {megabytes} MB'],
  FILE_NOT_A_VIDEO: [422, 'upload.not.video', 'Only mp4 and webm videos are accepted'],
  VIDEO_TOO_LARGE: [413, 'upload.video.large', 'The video is larger than {megabytes} MB'],
  MEDIA_ELSEWHERE: [
    422,
    'content.media.elsewhere',
    'Pictures and videos must lie in this house or at its content origin: please upload them here',
  ],
  FILES_TOO_MANY: [429, 'upload.quota', 'No more files can be kept for this account'],
  // Feedback, messages and chat
  FEEDBACK_INCOMPLETE: [422, 'feedback.empty.fields', 'Please fill in: {fields}'],
  FEEDBACK_LENGTH: [422, 'feedback.length.err', 'Please write {min} to {max} characters'],
  RECIPIENT_UNKNOWN: [404, 'message.recipient.err', 'You cannot write to this recipient'],
  CHAT_SILENCED: [403, 'chat.silenced', 'You cannot write in the chat at the moment'],
  // Agents
  REBATE_ABOVE_OWN: [422, 'rebate.above.own', 'This rebate is not possible below your own'],
  REBATE_STEP: [422, 'invalid.rebate.value', 'Rebates go in steps of 0.1 %'],
  AGENT_DEBTS: [409, 'agent.debts', 'Please pay your downlines first: {amount} is owed'],
  QUOTA_USED_UP: [409, 'agent.quota', 'The quota of this prize group is used up'],
  LINKS_USED_UP: [409, 'agent.links', 'You have as many links as you may have'],
  PERIOD_NOT_OVER: [409, 'agent.period.open', 'This period is not over, or is none of the kind'],
  SUMS_BEHIND: [409, 'agent.sums.behind', 'Bets of this period are still being counted'],
  CONTRACT_NONE: [409, 'contract.none', 'You have no contract of this kind'],
  CONTRACT_ACCEPT_FIRST: [409, 'contract.accept.first', 'Please accept your own contract first'],
  CONTRACT_NOT_VALID: [409, 'contract.not.valid', 'Your own contract is not valid'],
  CONTRACT_NOT_POSSIBLE: [409, 'contract.not.possible', 'This account cannot sign contracts'],
  CONTRACT_WAITS: [409, 'contract.waits', 'An earlier request still waits for an answer'],
  CONTRACT_RATE_ABOVE_OWN: [422, 'contract.rate.above.own', 'The rate is above your own'],
  CONTRACT_RATE_NOT_POSSIBLE: [422, 'contract.rate.err', 'This rate is not possible'],
  CONTRACT_TIERS_NOT_RISING: [
    422,
    'contract.tiers.err',
    'Every tier must be higher than the one before',
  ],
  CONTRACT_LOWERS_DOWNLINES: [
    409,
    'contract.lowers.downlines',
    'Contracts of your downlines are above this rate and would end',
  ],
  REBATE_BELOW_DOWNLINE: [409, 'rebate.below.downline', 'A downline of this account has more'],
  // Operators
  SECOND_FACTOR_UNSET: [403, 'second.factor.unset', 'Please set up a second factor first'],
  LAST_ADMIN: [409, 'operators.last.admin', 'The last administrator cannot be removed'],
  APPROVAL_NEEDED: [409, 'approval.needed', 'A second person must approve this'],
  SAME_PERSON: [409, 'approval.same.person', 'Another person must decide this'],
  SAME_HAND: [
    409,
    'approval.same.person.reset',
    'This does not count as a second person: one person opened or reset these accounts',
  ],
  SAME_DEVICE: [
    409,
    'approval.same.person.device',
    'This does not count as a second person: both accounts were used in the same browser',
  ],
  OPERATOR_EMAIL_MISSING: [
    409,
    'operators.email.missing',
    'This operator has no e-mail address to write to',
  ],
  SETUP_LINK_OVER: [410, 'operators.setup.over', 'This link has been used or is too old'],
  ALREADY_DECIDED: [409, 'approval.decided', 'This was decided already'],
  CHANGED_MEANWHILE: [
    409,
    'changed.meanwhile',
    'Someone else changed this meanwhile. Please reload',
  ],
} as const satisfies Record<string, readonly [status: number, errorCode: string, words: string]>;

export type RefusalCode = keyof typeof refusals;

/** Every answer of /wps and of our own calls. */
export type Envelope<Value> =
  | { success: true; value: Value; message: string }
  | { success: false; value: unknown; message: string; errorCode: string };

const bySpelling = new Map<string, RefusalCode>(
  Object.entries(refusals).map(([code, [, spelling]]) => [spelling, code as RefusalCode]),
);

/** The refusal behind a spelling on the wire, for a front end that has its own words for it. */
export function refusalOf(errorCode: string): RefusalCode | undefined {
  return bySpelling.get(errorCode);
}
