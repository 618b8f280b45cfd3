import { days } from '@baize/calendar';
import type { sportsbookFeeds as contract, Output } from '@baize/contract';
import { canonicalText, readMarketKey } from '@baize/games';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Feed } from '../feeds/feeds.ts';
import { renewPulses } from '../feeds/health.ts';
import { lockFeed } from '../feeds/save-feed.ts';
import { renewMatches } from '../fixtures/book.ts';
import { renewLeagues } from '../leagues/league.ts';
import type { FeedMessage } from '../tables.ts';
import { identifiedBy } from './names.ts';
import { type Count, MAX_AHEAD, openCount, readGaps, writeGaps } from './numbers.ts';
import { writeToldMatch } from './write-match.ts';

type Answer = Output<typeof contract.tell.value>;
type Result = Answer['results'][number];
type Reason = NonNullable<Result['reason']>;

const MAX_MESSAGES = 4_000;
const MAX_MISSING_TOLD = 100;
/** Results may be corrected within a day. */
const CORRECTABLE_MS = days(1);

/** What a transaction knows of a feed while it takes messages in. */
type Hearing = {
  feed: string;
  count: Count;
  byId: Map<string, { number: number; text: string }>;
  byNumber: Map<number, string>;
  matches: Map<string, KnownMatch>;
};

/** How many messages a match has, whether it is over for good, and who meets whom in it. */
type KnownMatch = { messages: number; isClosed: boolean; identity: string | null };

/**
 * Takes messages of a feed in: each counts once, in whichever order and however often they come. The
 * feed's row is held, so that two calls at once come to the same as one after the other.
 */
export async function receiveMessages(
  house: House,
  feed: Feed,
  messages: readonly FeedMessage[],
): Promise<Answer> {
  const now = house.clock.now();
  const heard = await begin(house.db, async (tx) => {
    const row = (await lockFeed(tx, feed.code))!;
    const before = await readGaps(tx, feed.code);
    const count = openCount(Number(row.reached), before);
    const hearing = await openHearing(tx, feed.code, count, messages, now);
    let late = 0;
    const taken: FeedMessage[] = [];
    const results = messages.map((message): Result => {
      const { status, reason } = judge(hearing, message);
      if (status === 'taken') {
        if (message.number < count.reached) late += 1;
        note(hearing, message);
        taken.push(message);
      }
      return { id: message.id, status, reason };
    });
    await keepMessages(tx, feed.code, taken, now);
    await writeGaps(tx, feed.code, { before, after: count.gaps, at: now });
    const of = (status: Result['status']) =>
      BigInt(results.filter((one) => one.status === status).length);
    const sentAt = Math.max(...taken.map((one) => one.sentAt));
    await tx
      .updateTable('sports_feeds')
      .set({
        reached: BigInt(count.reached),
        taken: row.taken + of('taken'),
        repeated: row.repeated + of('repeated'),
        refused: row.refused + of('refused'),
        late: row.late + BigInt(late),
        // Who repeats what they once heard us being told gives no sign of life.
        ...(taken.length > 0 && { heard_at: now, lag_ms: lagOf(now, sentAt) }),
      })
      .where('code', '=', feed.code)
      .execute();
    const told = new Set(taken.flatMap((one) => ('match' in one ? [one.match] : [])));
    for (const match of told) await writeToldMatch(house, tx, feed.code, match);
    return { results, count, hasNews: told.size > 0 };
  });
  if (heard.hasNews) {
    await renewLeagues(house);
    await renewMatches(house);
  }
  await renewPulses(house);
  const missing = heard.count.gaps.slice(0, MAX_MISSING_TOLD);
  return { results: heard.results, reached: heard.count.reached, missing };
}

const MAX_LAG_MS = days(20);
const lagOf = (now: Date, sentAt: number) =>
  Math.min(MAX_LAG_MS, Math.max(0, now.getTime() - sentAt));

const refused = (reason: Reason) => ({ status: 'refused' as const, reason });
const REPEATED = { status: 'repeated' as const, reason: null };
const TAKEN = { status: 'taken' as const, reason: null };

function judge(
  { feed, count, byId, byNumber, matches }: Hearing,
  message: FeedMessage,
): Omit<Result, 'id'> {
  const { id, number } = message;
  const known = byId.get(id);
  if (known) {
    const isSame = known.number === number && known.text === textOf(message);
    return isSame ? REPEATED : refused('CONTENT_DIFFERS');
  }
  if (byNumber.has(number)) return refused('NUMBER_TAKEN');
  if (number > count.reached + MAX_AHEAD) return refused('NUMBER_TOO_HIGH');
  // A heartbeat, or what belonged to a match that is long over: it is not kept.
  if (number <= count.reached && !count.isMissing(number)) return REPEATED;
  return message.kind === 'heartbeat' ? TAKEN : judgeOfMatch(feed, message, matches);
}

function judgeOfMatch(
  feed: string,
  message: Exclude<FeedMessage, { kind: 'heartbeat' }>,
  matches: Hearing['matches'],
): Omit<Result, 'id'> {
  const { isClosed, messages, identity } = matches.get(message.match)!;
  if (isClosed) return refused('TOO_LATE');
  if (messages >= MAX_MESSAGES) return refused('TOO_MANY_EVENTS');
  // Bets stand on who meets whom: that would be another match.
  if (message.kind === 'fixture' && identity !== null) {
    if (identity !== identityOf(identifiedBy(feed, message))) return refused('MATCH_DIFFERS');
  }
  const isKnown =
    message.kind !== 'prices' || message.markets.every(({ market }) => readMarketKey(market));
  return isKnown ? TAKEN : refused('MARKET_UNKNOWN');
}

function note({ feed, count, byId, byNumber, matches }: Hearing, message: FeedMessage): void {
  const { id, number } = message;
  count.add(number);
  byId.set(id, { number, text: textOf(message) });
  byNumber.set(number, id);
  if (!('match' in message)) return;
  const match = matches.get(message.match)!;
  match.messages += 1;
  if (message.kind === 'fixture') match.identity ??= identityOf(identifiedBy(feed, message));
}

type Identity = ReturnType<typeof identifiedBy>;

function identityOf(row: Identity | undefined): string | null {
  return row ? [row.sport, row.league_id, row.home, row.away].join(' ') : null;
}

/** What makes two messages the same: when they were sent does not. */
function textOf({ sentAt: _, ...message }: FeedMessage): string {
  return canonicalText(message);
}

async function openHearing(
  tx: Transaction,
  feed: string,
  count: Count,
  messages: readonly FeedMessage[],
  now: Date,
): Promise<Hearing> {
  const rows = await tx
    .selectFrom('sports_feed_messages')
    .select(['number', 'id', 'content'])
    .where('feed', '=', feed)
    .where(({ or, eb }) =>
      or([
        eb(
          'id',
          'in',
          messages.map(({ id }) => id),
        ),
        eb(
          'number',
          'in',
          messages.map(({ number }) => BigInt(number)),
        ),
      ]),
    )
    .execute();
  const named = [...new Set(messages.flatMap((one) => ('match' in one ? [one.match] : [])))];
  const counted = await tx
    .selectFrom('sports_feed_messages')
    .select(({ fn }) => ['match', fn.countAll<bigint>().as('messages')])
    .where('feed', '=', feed)
    .where('match', 'in', ['', ...named])
    .groupBy('match')
    .execute();
  const rowsOf = await tx
    .selectFrom('sports_matches')
    .select(['feed_match', 'ended_at', 'sport', 'league_id', 'home', 'away'])
    .where('feed', '=', feed)
    .where('feed_match', 'in', ['', ...named])
    .execute();
  const known = new Map(rowsOf.map((row) => [row.feed_match, row]));
  const isClosed = (match: string) =>
    now.getTime() - (known.get(match)?.ended_at?.getTime() ?? Infinity) > CORRECTABLE_MS;
  const sizes = new Map(counted.map((row) => [row.match, Number(row.messages)]));
  return {
    feed,
    count,
    byId: new Map(
      rows.map((row) => [row.id, { number: Number(row.number), text: textOf(row.content) }]),
    ),
    byNumber: new Map(rows.map((row) => [Number(row.number), row.id])),
    matches: new Map(
      named.map((match) => [
        match,
        {
          messages: sizes.get(match) ?? 0,
          isClosed: isClosed(match),
          identity: identityOf(known.get(match)),
        },
      ]),
    ),
  };
}

async function keepMessages(
  tx: Transaction,
  feed: string,
  messages: readonly FeedMessage[],
  at: Date,
): Promise<void> {
  const rows = messages.flatMap((message) =>
    'match' in message
      ? [
          {
            feed,
            number: BigInt(message.number),
            id: message.id,
            match: message.match,
            content: JSON.stringify(message),
            heard_at: at,
          },
        ]
      : [],
  );
  if (rows.length > 0) await tx.insertInto('sports_feed_messages').values(rows).execute();
}
