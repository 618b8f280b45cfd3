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
  INVALID_INPUT: [400, 'request_param_err', 'Input is not valid'],
  BODY_UNREADABLE: [400, 'request_body_required', 'The request could not be read'],
  FUNCTION_NOT_AVAILABLE: [400, 'function.not.available', 'This function is not available'],
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
  // Operators
  APPROVAL_NEEDED: [409, 'approval.needed', 'A second person must approve this'],
  SAME_PERSON: [409, 'approval.same.person', 'Another person must decide this'],
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
