import { randomBytes } from 'node:crypto';
import type { messagingBroadcastsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sendMessages } from '../../content/index.ts';
import { findByUsername, isLanguage } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { provedContactBy } from '../../post/index.ts';
import { excludedAmong } from '../../protection/index.ts';
import { findBroadcast } from '../broadcasts/broadcast.ts';
import { refuseIncomplete } from '../broadcasts/check-content.ts';
import { CODE_BYTES } from '../broadcasts/preview.ts';
import { render } from '../broadcasts/render.ts';
import { countDevices } from '../push/devices.ts';
import type { Channel } from '../tables.ts';
import { sendLetterOf } from './deliver.ts';

type Tried = Output<typeof contract.testBroadcast.value>['list'][number];

/** One member gets it now, to be looked at. Its link leads home, and nothing of it is counted. */
export async function testBroadcast(
  house: House,
  caller: Caller,
  { id, username }: Output<typeof contract.testBroadcast.input>,
): Promise<{ list: Tried[] }> {
  const found = await findBroadcast(house.db, id);
  await refuseIncomplete(house, found.content);
  const member = (await findByUsername(house.db, username)) ?? refuse('RECIPIENT_UNKNOWN');
  const excluded = await excludedAmong(house.db, [member.id], house.clock.now());
  if (excluded.size > 0 || member.frozen_at) refuse('NOT_ALLOWED');
  const { nickname } = member;
  const reader = { language: isLanguage(member), nickname, username: member.username };
  const said = render(house, found.content, reader);
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const run = { ...found, broadcast_id: found.id, due_at: found.created_at };
  const shown = { ...run, chosen_at: found.created_at, finished_at: null };
  const outcomeOf = async (channel: Channel): Promise<Tried['outcome']> => {
    if (channel === 'INBOX') {
      const link = found.content.link && { href: found.content.link, words: said.button };
      const message = { memberId: member.id, title: said.title, body: said.text };
      await begin(house.db, (tx) =>
        sendMessages(house, tx, [{ ...message, link: link || undefined }]),
      );
      return 'SENT';
    }
    const isPush = channel === 'PUSH';
    if (isPush && (await countDevices(house.db, member.id)) === 0) return 'NO_CONTACT';
    if (!isPush && !provedContactBy(house, member, channel === 'SMS' ? 'sms' : 'mail'))
      return 'NO_CONTACT';
    const hasLeft = await sendLetterOf(house, { run: shown, member, channel, code, said });
    return hasLeft ? 'SENT' : 'FAILED';
  };
  const list: Tried[] = [];
  for (const channel of found.content.channels) {
    list.push({ channel, outcome: await outcomeOf(channel) });
  }
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'messaging.broadcast.tested',
      subject: `broadcast:${id}`,
      after: { member: String(member.id), list },
      address: caller.address,
    }),
  );
  house.events.poke();
  return { list };
}
