import type { cardroomParts, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { hasChips, showStake } from '../stakes/stake.ts';
import { waitsForBlind } from '../tables/blinds.ts';
import {
  gameOf,
  type Hand,
  isBot,
  isInHand,
  type OpenTable,
  seatOfMember,
} from '../tables/open-table.ts';
import type { Seat } from '../tables.ts';
import { stateOf } from './hand-state.ts';
import { seedsOf } from './seeds.ts';
import { showSitAndGo } from './show-sit-and-go.ts';
import { talkRoomOf } from './talk-room.ts';

export type ShownTable = Output<typeof cardroomParts.table>;

/** A table for one pair of eyes: of those who sit there, or of anyone. */
export async function showTable(
  house: House,
  table: OpenTable,
  memberId: bigint | null,
): Promise<ShownTable> {
  if (isDealt(table)) await stateOf(house, house.db, table);
  const own = memberId === null ? undefined : seatOfMember(table, memberId);
  return {
    now: table.at,
    tableId: String(table.id),
    number: table.number,
    game: gameOf(table).code,
    version: table.version,
    stake: showStake(house, table.stake),
    currency: table.currency,
    isPrivate: table.code !== null,
    code: own ? table.code : null,
    players: table.seats.map((seat) => showPlayer(table, seat, seat === own)),
    hand: isDealt(table) ? showHand(table, table.hand!, own) : null,
    nextHandAt: isDealing(table) ? null : table.nextHandAt,
    botsAt: table.botsAt,
    nextServerSeedHash: table.seedHash,
    mine: own ? showOwn(table, own) : null,
    sitAndGo: showSitAndGo(table, memberId),
    talkRoom: table.code === null || own ? talkRoomOf(table) : null,
  };
}

const isDealing = ({ hand }: OpenTable) =>
  hand?.state === 'collecting' || hand?.state === 'playing';

/** Whether there is a hand with cards: one that was called off before its deal has none. */
function isDealt({ hand }: OpenTable): boolean {
  return hand?.state === 'playing' || hand?.state === 'over' || hand?.state === 'settled';
}

function showPlayer(table: OpenTable, seat: Seat, isMe: boolean): ShownTable['players'][number] {
  return {
    seat: seat.seat,
    name: seat.name,
    isBot: isBot(seat),
    isMe,
    stack: hasChips(table.stake) ? BigInt(seat.stack) : null,
    out: seat.out ?? (waitsForBlind(table, seat) ? 'blind' : null),
    isLeaving: seat.isLeaving,
    isDealt: isTheirs(table, seat),
    timeBankMs: seat.bankMs,
  };
}

/** A chair may have changed hands while its hand goes on. */
function isTheirs({ hand }: OpenTable, { seat, name, memberId }: Seat): boolean {
  return (
    hand?.seats.some(
      (one) => one.seat === seat && one.memberId === memberId && one.name === name,
    ) ?? false
  );
}

function showOwn(table: OpenTable, own: Seat): NonNullable<ShownTable['mine']> {
  const dealt = table.hand?.seats.find(({ memberId }) => memberId === own.memberId);
  return {
    seat: own.seat,
    clientSeed: own.clientSeed,
    timeBankMs: own.bankMs,
    betId: isInHand(table, own) ? (dealt?.betId ?? null) : null,
  };
}

const PHASES = {
  collecting: 'dealing',
  playing: 'playing',
  over: 'over',
  settled: 'over',
  void: 'void',
} as const;

function showHand(table: OpenTable, hand: Hand, own: Seat | undefined): ShownTable['hand'] {
  const dealt = hand.seats.find(({ memberId }) => own && memberId === own.memberId);
  const last = table.made.at(-1);
  return {
    handId: String(hand.id),
    number: hand.number,
    phase: PHASES[hand.state],
    startedAt: hand.startedAt,
    serverSeedHash: hand.seedHash,
    clientSeeds: seedsOf(hand.seats),
    seats: hand.seats.map(({ seat }) => seat),
    lead: hand.lead,
    clocks: table.clocks.map(({ seat, dueAt, bankMs }) => ({ seat, dueAt, isOnBank: bankMs > 0 })),
    moves: table.moves,
    lastMove: last ? { seat: last.seat, move: last.move, by: last.by } : null,
    view: gameOf(table).view(table.state, dealt?.seat ?? null),
    outcomes: hand.result ? outcomesOf(hand) : null,
  };
}

export function outcomesOf({ result }: Pick<Hand, 'result'>) {
  return (result?.seats ?? []).map(({ seat, putIn, won, rake }) => ({
    seat,
    putIn: BigInt(putIn),
    won: BigInt(won),
    rake: BigInt(rake),
    net: BigInt(won - putIn),
  }));
}
