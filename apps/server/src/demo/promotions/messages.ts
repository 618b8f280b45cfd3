import { days } from '@baize/calendar';
import { messagingBroadcast, promotionsCampaign, type Wire } from '@baize/contract';
import { z } from 'zod/mini';
import { usernamesOf } from '../../domains/members/index.ts';
import { saveBroadcast, sendDue, steerBroadcast } from '../../domains/messaging/index.ts';
import { saveSegment, segmentNames } from '../../domains/promotions/index.ts';
import type { House } from '../../platform/house.ts';
import { houseAgo } from '../bets.ts';
import { CASHIER_OPERATOR } from '../cashier-operator.ts';

const SENT_DAYS_AGO = 3;

/** Three segments, and a message of each kind: one with results, one that waits, one being written. */
export async function fillMessaging(
  house: House,
  guests: readonly { id: bigint }[],
): Promise<void> {
  const names = await usernamesOf(
    house.db,
    guests.map(({ id }) => id),
  );
  const regulars = await segment(house, 'Regulars of the house', { members: [...names.values()] });
  const past = houseAgo(house, days(SENT_DAYS_AGO));
  if (regulars) {
    await start(past, { ...cup, segmentId: regulars });
    await sendDue(past);
  }
  const away = await segment(house, 'Away for two weeks', {
    awayForDays: 14,
    deposited: 'ONCE_AT_LEAST',
  });
  if (away) await start(house, { ...miss, segmentId: away });
  const fresh = await segment(house, 'New and without a deposit', {
    newForDays: 30,
    deposited: 'NEVER',
  });
  if (fresh) await write(house, { ...first, segmentId: fresh });
}

/** The new segment; none if a start that was broken off has made it, and written to it, already. */
async function segment(
  house: House,
  name: string,
  who: Wire<typeof promotionsCampaign.audience>,
): Promise<string | undefined> {
  const known = await segmentNames(house.db);
  if ([...known.values()].includes(name)) return undefined;
  const input = { name, who: z.parse(promotionsCampaign.audience, who), version: 0 };
  return (await saveSegment(house, CASHIER_OPERATOR, input)).id;
}

type Parts = Wire<typeof messagingBroadcast.broadcastContent>;

function write(house: House, parts: Parts) {
  const content = z.parse(messagingBroadcast.broadcastContent, parts);
  return saveBroadcast(house, CASHIER_OPERATOR, { version: 0, content });
}

async function start(house: House, parts: Parts): Promise<void> {
  const { id, version } = await write(house, parts);
  await steerBroadcast(house, CASHIER_OPERATOR, { id, act: 'START', version });
}

const cup = {
  name: 'The weekend cup',
  channels: ['INBOX' as const],
  words: {
    EN: {
      title: 'The weekend cup is open, {name}',
      text: 'Every bet counts for the table until Sunday midnight. The first fifty share the prize.',
      button: 'To the cup',
    },
    VI: {
      title: 'Cúp cuối tuần đã mở, {name}',
      text: 'Mọi cược đều được tính vào bảng xếp hạng đến nửa đêm Chủ nhật. Năm mươi người đứng đầu chia giải.',
      button: 'Xem cúp',
    },
  },
  link: '/promotions',
  controlPercent: 20,
};

const miss = {
  name: 'We kept your seat',
  channels: ['INBOX' as const, 'MAIL' as const],
  words: {
    EN: {
      title: 'Your seat is still free, {name}',
      text: 'New tables and new games have come to {brand} since you were here.',
      button: 'See what is new',
    },
  },
  link: '/',
  controlPercent: 10,
  repeat: 'WEEKLY' as const,
  weekday: 5,
  time: '18:00',
};

const first = {
  name: 'The first deposit',
  channels: ['INBOX' as const, 'SMS' as const],
  words: {
    EN: {
      title: 'A welcome for your first deposit',
      text: 'Your first deposit brings a welcome gift. Its conditions stand on the page.',
      button: 'Read the conditions',
      sms: '{brand}: a welcome gift waits for your first deposit.',
    },
  },
  link: '/promotions',
  controlPercent: 10,
};
