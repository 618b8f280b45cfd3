import { contentFeedback } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { solveCaptcha } from '../../identity/index.ts';
import { findMember } from '../../members/index.ts';
import { isModuleOn } from '../../system/index.ts';
import type { FeedbackRow } from '../tables.ts';

type Sent = {
  content?: string | null | undefined;
  sender?: string | null | undefined;
  type?: string | number | null | undefined;
  captcha?: string | null | undefined;
};
type Proof = { caller: Caller; captchaId: string | undefined };

/** The captcha is looked at last: a form that was filled in wrongly does not use it up. */
export async function sendFeedback(
  house: House,
  sent: Sent,
  { caller, captchaId }: Proof,
): Promise<{ id: string }> {
  const captcha = isModuleOn(house, 'CAPTCHA3') ? sent.captcha : 'not asked';
  refuseEmpty({ ...sent, captcha }, !caller.memberId);
  const type = readType(sent.type);
  const words = sent.content!.trim();
  refuseWrongLength(words);
  const { address } = caller;
  await solveCaptcha(house, { id: captchaId, answer: sent.captcha?.trim(), address });
  return saveFeedback(house, {
    memberId: caller.memberId || null,
    sender: await senderOf(house, caller, sent),
    type,
    words,
    address,
    language: caller.language,
  });
}

export type Feedback = {
  memberId: bigint | null;
  sender: string;
  type: FeedbackRow['type'];
  words: string;
  address: string;
  language: FeedbackRow['language'];
};

/** Keeps what someone wrote, and tells the operators. */
export async function saveFeedback(
  house: House,
  { memberId, words, ...sent }: Feedback,
): Promise<{ id: string }> {
  const { id } = await house.db
    .insertInto('feedback')
    .values({
      ...sent,
      member_id: memberId,
      words: maskCardNumbers(words),
      at: house.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  house.realtime.publish('ops:feedback', { kind: 'feedback', id: String(id) });
  return { id: String(id) };
}

/** Feedback of this type asks to become an agent. */
const APPLICATION = '6';

/** Everything that is missing is named at once. */
function refuseEmpty({ type, content, captcha, sender }: Sent, isVisitor: boolean): void {
  // Who applies without an account can be answered nowhere but at the contact they leave.
  const contact = isVisitor && String(type).trim() === APPLICATION ? { sender } : {};
  const fields = { type, content, captcha, ...contact };
  const empty = Object.entries(fields)
    .filter(([, value]) => String(value ?? '').trim() === '')
    .map(([name]) => name);
  if (empty.length > 0) {
    refuse('FEEDBACK_INCOMPLETE', { value: { empty }, words: { fields: empty.join(', ') } });
  }
}

function readType(type: Sent['type']): FeedbackRow['type'] {
  const known = contentFeedback.feedbackTypes.find((one) => String(one) === String(type).trim());
  return known ?? refuse('INVALID_INPUT', { value: { type: 'invalid_value' } });
}

/** Characters are counted as people count them in any script, not as bytes. */
function refuseWrongLength(words: string): void {
  const length = [...words].length;
  const [min, max] = [contentFeedback.FEEDBACK_MIN, contentFeedback.FEEDBACK_MAX];
  if (length < min || length > max) {
    refuse('FEEDBACK_LENGTH', { value: { length, min, max }, words: { min, max } });
  }
}

/** Whoever is logged in writes under their own name, whatever the form says. */
async function senderOf(house: House, { memberId }: Caller, { sender }: Sent): Promise<string> {
  if (!memberId) return sender?.trim() ?? '';
  return (await findMember(house.db, memberId))?.username ?? '';
}
