import { minutes } from '@baize/calendar';
import { translate } from '@baize/i18n';
import { publicOrigin } from '../../../platform/edge/public-origin.ts';
import type { House } from '../../../platform/house.ts';
import { provedContactBy, sendWritten } from '../../post/index.ts';
import { linkOf } from '../broadcasts/preview.ts';
import { unsubscribeLinks } from '../consent/unsubscribe.ts';
import { type PushWords, sendPush } from '../push/send-push.ts';
import { type Claimed, claimBatch, smsOf } from './claim.ts';
import { beginDue, findSending } from './runs.ts';

/** Sends whatever is due, as far as the minute allows. */
export async function sendDue(house: House): Promise<void> {
  await giveUpInterrupted(house);
  await beginDue(house);
  let left = await findSending(house);
  while (left.length > 0) {
    const more: bigint[] = [];
    for (const id of left) {
      const letters = await claimBatch(house, id);
      if (!letters) continue;
      await Promise.all(letters.map((letter) => deliver(house, letter)));
      more.push(id);
    }
    left = more;
  }
  house.events.poke();
}

/** Hands a claimed letter to its gateway, once: what fails has failed. */
async function deliver(house: House, claimed: Claimed): Promise<void> {
  const hasLeft = await sendLetterOf(house, claimed);
  await house.work
    .updateTable('broadcast_sends')
    .set({ state: hasLeft ? 'SENT' : 'FAILED', reason: hasLeft ? null : 'GATEWAY' })
    .where('run_id', '=', claimed.run.id)
    .where('member_id', '=', claimed.member.id)
    .where('channel', '=', claimed.channel)
    .where('state', '=', 'SENDING')
    .execute();
}

/** A mail, an SMS or a push as its reader gets it. */
export async function sendLetterOf(house: House, claimed: Claimed): Promise<boolean> {
  const { member, channel, said } = claimed;
  if (channel === 'PUSH') return sendPush(house, member.id, pushOf(house, claimed));
  const contact = provedContactBy(house, member, channel === 'SMS' ? 'sms' : 'mail');
  if (!contact) return false;
  const letter = { contact, memberId: member.id, subject: said.title };
  if (channel === 'SMS') return sendWritten(house, { ...letter, words: smsOf(house, claimed) });
  const { page, call } = unsubscribeLinks(house, member.id);
  return sendWritten(house, {
    ...letter,
    words: mailOf(house, claimed, page),
    unsubscribeUrl: call,
  });
}

function mailOf(house: House, { run, said, code }: Claimed, endsAt: string): string {
  const link = run.content.link ? [`${said.button}: ${linkOf(house, code)}`] : [];
  const ending = translate(said.language, 'letter.unsubscribe', { link: endsAt });
  return [said.text, ...link, ending].join('\n\n');
}

function pushOf(house: House, { run, said, code }: Claimed): PushWords {
  const { title, text, language } = said;
  const url = run.content.link ? linkOf(house, code) : `${publicOrigin(house)}/`;
  return { title, text, language, url, tag: `broadcast-${run.broadcast_id}` };
}

const PATIENCE_MS = minutes(5);

/** A server died with these in hand: they may have left, so they are not sent again. */
async function giveUpInterrupted({ work, clock }: House): Promise<void> {
  await work
    .updateTable('broadcast_sends')
    .set({ state: 'FAILED', reason: 'INTERRUPTED' })
    .where('state', '=', 'SENDING')
    .where('claimed_at', '<', new Date(clock.now().getTime() - PATIENCE_MS))
    .execute();
}
