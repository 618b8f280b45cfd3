import type { Audience, Call, Language, RefusalCode, Right } from '@baize/contract';
import { refuse } from './refusal.ts';

/** Who makes a request, as far as the house knows. */
export type Caller = {
  kind: 'visitor' | 'trial' | 'member' | 'agent' | 'operator' | 'vendor';
  /** The member's id; 0 for everyone else. */
  memberId: bigint;
  /** The operator's id; 0 for everyone else. */
  operatorId: bigint;
  /** The session behind the token; 0 for visitors. */
  sessionId: bigint;
  rights: readonly Right[];
  /** Those among them that were taken in an emergency: they make nobody a second person. */
  takenRights?: readonly Right[];
  /** Must change the password before anything else. */
  isRestricted: boolean;
  /** Said to a restricted caller whose password is not what stands in the way. */
  restrictedBy?: RefusalCode | undefined;
  /** May read, may not play, pay or be paid. */
  isFrozen: boolean;
  /** Came back by a remembered device, and has not given the password: money asks for it again. */
  isRemembered: boolean;
  /** An operator who looks at the pages as this member sees them: they read, and change nothing. */
  viewedBy?: bigint;
  /** The visitor's address, behind trusted proxies too. */
  address: string;
  userAgent: string;
  language: Language;
};

/** Who may make which calls. What is not written here is refused. */
const admitted: Record<Audience, readonly Caller['kind'][]> = {
  anyone: ['visitor', 'trial', 'member', 'agent', 'operator'],
  session: ['trial', 'member', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
  operator: ['operator'],
  vendor: ['vendor'],
};

/** Lets the caller in, or says why not. */
export function admit(caller: Caller, call: Call): void {
  if (caller.viewedBy !== undefined && !isOpenToViewers(call)) refuse('VIEW_ONLY');
  if (!admitted[call.audience].includes(caller.kind)) turnAway(caller, call.audience);
  if (call.right && !caller.rights.includes(call.right)) refuse('NOT_ALLOWED');
  if (call.audience === 'anyone') return;
  if (caller.isRestricted && !isOpenTo(caller, call)) {
    refuse(caller.restrictedBy ?? 'PASSWORD_CHANGE_NEEDED');
  }
  if (caller.isFrozen && call.notWhileFrozen) refuse('ACCOUNT_FROZEN');
  if (caller.isRemembered && call.class === 'money') refuse('STEP_UP_NEEDED');
}

const READING: readonly Call['class'][] = ['read', 'report', 'open'];

/** The one guard of such a look: whatever is added later is closed unless it only reads. */
function isOpenToViewers({ class: kind, whileViewed }: Call): boolean {
  return whileViewed === 'open' || (whileViewed === undefined && READING.includes(kind));
}

/** What leads out of a restriction stays open to whom it restricts. */
function isOpenTo({ restrictedBy }: Caller, { whileRestricted }: Call): boolean {
  const isEnrolling = restrictedBy === 'SECOND_FACTOR_UNSET';
  return whileRestricted === true || (whileRestricted === 'enrolling' && isEnrolling);
}

function turnAway(caller: Caller, audience: Audience): never {
  if (caller.kind === 'visitor') refuse('NOT_LOGGED_IN');
  if (audience === 'operator' || audience === 'vendor') refuse('NOT_ALLOWED');
  if (caller.kind === 'operator') refuse('NOT_ALLOWED');
  if (caller.kind === 'trial') refuse('REAL_ACCOUNT_NEEDED');
  refuse(audience === 'agent' ? 'NOT_AN_AGENT' : 'NOT_ALLOWED');
}

/** What a session tells about its owner; the request adds the rest. */
export type FoundCaller = Pick<Caller, 'kind' | 'sessionId'> & Partial<Caller>;
