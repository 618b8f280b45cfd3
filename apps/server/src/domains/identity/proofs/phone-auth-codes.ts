import type { identityCodes, Output, RefusalCode } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countCode, readMobile } from '../../post/index.ts';
import { checkBot } from './bot-check.ts';
import { hasPhoneAuth, provedNumber } from './phone-auth.ts';

type Asked = Output<typeof identityCodes.sendPhoneAuthCode.input>;

/** The provider lets a new code be asked for after a minute. */
const RESEND_MINUTES = 1;
const PATIENCE_MS = 5_000;

/** Browsers reach the provider only through us: no script of its own runs in our pages. */
export function hasPhoneAuthCodes(house: House): boolean {
  const { PHONE_AUTH_URL, PHONE_AUTH_KEY } = house.config;
  return Boolean(PHONE_AUTH_URL && PHONE_AUTH_KEY && hasPhoneAuth(house));
}

/** Lets the provider send a code. It counts like one of ours: nobody is flooded through us. */
export async function sendPhoneAuthCode(house: House, asked: Asked, caller: Caller) {
  const contact = readMobile(house, asked.mobileNum, asked.countryDialingCode);
  await checkBot(house, { caller, what: 'code', answer: asked.botCheck });
  await countCode(house, { contact, purpose: 'phone-auth', address: caller.address });
  const { sessionInfo } = await askProvider(house, 'sendVerificationCode', {
    phoneNumber: contact.e164,
  });
  if (typeof sessionInfo !== 'string') refuse('CODE_NOT_SENT');
  return { sessionInfo, expiredMinutes: RESEND_MINUTES, resendSeconds: 60 * RESEND_MINUTES };
}

/** What the provider signs is looked at here already: a browser is never handed what would not be taken. */
export async function checkPhoneAuthCode(
  house: House,
  given: Output<typeof identityCodes.checkPhoneAuthCode.input>,
): Promise<{ firebaseIdToken: string }> {
  if (!given.code.trim()) refuse('CODE_MISSING');
  const { idToken } = await askProvider(house, 'signInWithPhoneNumber', {
    sessionInfo: given.sessionInfo,
    code: given.code.trim(),
  });
  if (typeof idToken !== 'string') refuse('CODE_WRONG');
  await provedNumber(house, idToken);
  return { firebaseIdToken: idToken };
}

async function askProvider(
  house: House,
  what: 'sendVerificationCode' | 'signInWithPhoneNumber',
  body: object,
): Promise<Record<string, unknown>> {
  if (!hasPhoneAuthCodes(house)) refuse('CODES_NOT_ENABLED');
  const { PHONE_AUTH_URL, PHONE_AUTH_KEY } = house.config;
  const address = `${PHONE_AUTH_URL!.replace(/\/$/, '')}/v1/accounts:${what}`;
  const answer = await fetch(`${address}?key=${encodeURIComponent(PHONE_AUTH_KEY!)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error) => {
    house.log.warn({ reason: error.name }, 'the phone-auth provider did not answer');
    return refuse('CODE_NOT_SENT');
  });
  const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) refuse(reasonOf(said));
  return said;
}

const REASONS: Record<string, RefusalCode> = {
  INVALID_PHONE_NUMBER: 'PHONE_NOT_VALID',
  MISSING_PHONE_NUMBER: 'PHONE_MISSING',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'CODE_REQUESTS_TOO_MANY',
  QUOTA_EXCEEDED: 'CODE_QUOTA_USED',
  OPERATION_NOT_ALLOWED: 'CODES_NOT_ENABLED',
  CAPTCHA_CHECK_FAILED: 'BOT_CHECK_FAILED',
  MISSING_RECAPTCHA_TOKEN: 'BOT_CHECK_FAILED',
  INVALID_CODE: 'CODE_WRONG',
  INVALID_SESSION_INFO: 'CODE_WRONG',
  MISSING_CODE: 'CODE_MISSING',
  SESSION_EXPIRED: 'CODE_EXPIRED',
};

/** The provider names a reason, sometimes with an explanation after a colon. */
function reasonOf(said: Record<string, unknown>): RefusalCode {
  const { message } = (said.error ?? {}) as { message?: unknown };
  const [name = ''] = String(message ?? '').split(/[\s:]/);
  return REASONS[name] ?? 'CODE_NOT_SENT';
}
