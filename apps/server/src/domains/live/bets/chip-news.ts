import { type Chips, fightRules, poolOdds } from '@baize/games';
import { type Money, money, moneyNumber } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { type Bet, shownName } from '../../play/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { keptOf, writeChips } from '../bet-chips.ts';
import { type Recent, tellChips, topicOf } from '../rounds/news.ts';
import type { LiveRound } from '../rounds/round.ts';
import { findRound } from '../rounds/round-rows.ts';
import { addTo, noTotals, realBetsOf, type Totals } from '../rounds/totals.ts';

const CHANNEL = 'live.chips';
const SEND_MS = 200;
const TELL_MS = 400;
/** To tell one more listener takes so long that the bets of a full room would wait for its news. */
const TELL_MS_PER_LISTENER = 0.25;
const SHOWN = 12;
const MAX_ROUNDS = 200;

type RoundKey = { tableId: string; number: string };

/** Chips that one request put down: the first of its bet, or more of them. */
type Laid = { betId: string; requestId: string; name: string; chips: Record<string, string> };

/** What one server took in a moment, told to the others. */
type Parcel = RoundKey & { laid: Laid[] };

type Lying = {
  totals: Totals;
  recent: Recent[];
  /** Requests, bets and spots of bets that the totals hold: whatever is told twice counts once. */
  counted: Set<string>;
};

/** What everyone at a table hears of the chips on it: many small things are told together. */
export type ChipNews = {
  placed(round: Pick<LiveRound, 'table' | 'number'>, bet: Bet, chips: Chips): void;
  lyingOn(round: LiveRound): Promise<Lying>;
  close(): void;
};

export function openChipNews(house: House): ChipNews {
  const sender = openChipSender(house);
  const lying = new Map<string, Promise<Lying>>();
  const changed = new Set<string>();
  let telling: NodeJS.Timeout | undefined;

  /** Counted from the bets when a round is first heard of; kept up by what servers tell. */
  function lyingOn(round: LiveRound): Promise<Lying> {
    const name = nameOf({ tableId: round.table.id, number: String(round.number) });
    const known = lying.get(name);
    if (known) return known;
    const fresh = countLying(house, round);
    if (lying.size >= MAX_ROUNDS) lying.delete(lying.keys().next().value!);
    lying.set(name, fresh);
    fresh.catch(() => lying.delete(name));
    return fresh;
  }

  const unhear = house.fanout.subscribe(CHANNEL, (message) => {
    const parcel = message as Parcel;
    // Where nobody looked at this round yet, whoever does first counts its bets.
    void lying
      .get(nameOf(parcel))
      ?.then((now) => addParcel(now, parcel))
      .catch(() => undefined);
    const topic = topicOf(parcel.tableId);
    if (!house.realtime.isHeard(topic)) return;
    changed.add(nameOf(parcel));
    const waitMs = TELL_MS + house.realtime.countListeners(topic) * TELL_MS_PER_LISTENER;
    telling ??= setTimeout(() => void tellAll(), waitMs);
  });

  async function tellAll(): Promise<void> {
    telling = undefined;
    const names = [...changed];
    changed.clear();
    for (const name of names) {
      await tellOne(name).catch((err) => house.log.warn({ err }, 'chips were not told'));
    }
  }

  async function tellOne(name: string): Promise<void> {
    const [tableId, number] = name.split(' ') as [string, string];
    const round = await findRound(house, tableId, BigInt(number));
    if (!round) return;
    const { totals, recent } = await lyingOn(round);
    tellChips(house, round, { totals, recent, odds: oddsOf(round, totals) });
  }

  return {
    placed: sender.placed,
    lyingOn,
    close: () => {
      sender.close();
      clearTimeout(telling);
      unhear();
    },
  };
}

/** Puts together what this server took in a moment. */
export function openChipSender(house: House): Pick<ChipNews, 'placed' | 'close'> {
  const waiting = new Map<string, Parcel>();
  let sending: NodeJS.Timeout | undefined;

  function send(): void {
    sending = undefined;
    for (const parcel of waiting.values()) house.fanout.publish(CHANNEL, parcel);
    waiting.clear();
  }

  return {
    placed: (round, bet, chips) => {
      // Play money is nobody else's business.
      if (bet.currency !== BRAND_CURRENCY) return;
      const key = { tableId: round.table.id, number: String(round.number) };
      void shownName(house, bet.memberId)
        .catch(() => '***')
        .then((name) => {
          const parcel = waiting.get(nameOf(key)) ?? { ...key, laid: [] };
          waiting.set(nameOf(key), parcel);
          const { requestId } = keptOf(bet).parts.at(-1)!;
          parcel.laid.push({ betId: String(bet.id), requestId, name, chips: writeChips(chips) });
          sending ??= setTimeout(send, SEND_MS);
        });
    },
    close: () => clearTimeout(sending),
  };
}

const nameOf = ({ tableId, number }: RoundKey) => `${tableId} ${number}`;

/** What the sides of a pool would pay now, in hundredths; empty where odds are agreed. */
export function oddsOf({ table: { game } }: LiveRound, { spots }: Totals): Record<string, number> {
  if ((game.rules as { kind?: string }).kind !== 'pool') return {};
  const on = (side: string): Money => spots.get(side)?.stake ?? 0n;
  const pools = { meron: on('meron'), wala: on('wala') };
  const { commission } = fightRules.pool;
  return {
    meron: poolOdds(pools, 'meron', commission),
    wala: poolOdds(pools, 'wala', commission),
  };
}

/** A bet may be counted here before the news of it comes: then its news adds nothing. */
async function countLying(house: House, round: LiveRound): Promise<Lying> {
  const lying: Lying = { totals: noTotals(), recent: [], counted: new Set() };
  for (const bet of await realBetsOf(house, round)) {
    for (const { requestId, chips } of keptOf(bet).parts) {
      addLaid(lying, { betId: String(bet.id), requestId, chips });
    }
  }
  return lying;
}

function addParcel(lying: Lying, { laid }: Parcel): void {
  for (const one of laid) {
    addLaid(lying, one);
    const recent = Object.entries(one.chips).map(([spot, stake]) => ({
      name: one.name,
      spot,
      stake: moneyNumber(money(stake)),
    }));
    lying.recent = [...recent, ...lying.recent].slice(0, SHOWN);
  }
}

function addLaid(
  { totals, counted }: Lying,
  { betId, requestId, chips }: Omit<Laid, 'name'>,
): void {
  const isFirst = (name: string) => counted.size < counted.add(name).size;
  if (!isFirst(`request ${requestId} of ${betId}`)) return;
  if (isFirst(`bet ${betId}`)) totals.players += 1;
  for (const [spot, stake] of Object.entries(chips)) {
    addTo(totals.spots, spot, money(stake), isFirst(`${spot} of ${betId}`) ? 1 : 0);
  }
}
