import { seconds } from '@baize/calendar';
import type { Play } from '../../play/index.ts';
import { type LiveTable, standingOf } from '../tables/table.ts';
import { tellRound } from './news.ts';
import { advancePlay, beginPlay, endPlay, isAnyoneSeated, waitLonger } from './playing.ts';
import { drawnResult, HUSH_MS, type LiveRound, RESULT_MS, storyOf } from './round.ts';
import {
  closeRound,
  endRound,
  findRound,
  keepResult,
  lastRound,
  openNextRound,
  unsettledRounds,
} from './round-rows.ts';
import { refundRound, settleRound } from './settlement.ts';
import { countPools } from './totals.ts';

/** Moves one table on. What it has done stands in the database, so another may go on at any point. */
export type TableDriver = {
  /** Does what is due, and says after how many milliseconds to come again. */
  step(isWanted: boolean): Promise<number>;
  /** Something was changed by another hand: look again before the next step. */
  forget(): void;
};

const IDLE_MS = 1_000;

export function openTableDriver(play: Play, table: LiveTable): TableDriver {
  const { house } = play;
  let live: LiveRound | undefined;
  let isKnown = false;

  /** Rounds that somebody left, or that were made void, come before the next one. */
  async function look(): Promise<void> {
    const [oldest] = await unsettledRounds(house, table.id);
    live = oldest;
    isKnown = true;
  }

  async function openNext(isWanted: boolean, now: number): Promise<number> {
    const { isOpen, isPaused } = standingOf(house, table);
    if (!isWanted || !isOpen || isPaused) return IDLE_MS;
    const last = await lastRound(house, table.id);
    const opensAt = last?.endsAt ? last.endsAt + RESULT_MS : now;
    if (now < opensAt) return opensAt - now;
    live = await openNextRound(house, table, last);
    if (!live) {
      isKnown = false;
      return 0;
    }
    tellRound(house, 'open', live);
    return live.closesAt - now;
  }

  async function moveOn(round: LiveRound, now: number, isWanted: boolean): Promise<number> {
    const next = await advance(play, round, { now, isWanted });
    if (typeof next === 'number') return next;
    live = next === 'ended' ? undefined : await findRound(house, table.id, round.number);
    if (next === 'ended') isKnown = false;
    return 0;
  }

  return {
    forget: () => {
      isKnown = false;
    },
    step: async (isWanted) => {
      const now = house.clock.now().getTime();
      if (!isKnown) await look();
      return live ? moveOn(live, now, isWanted) : openNext(isWanted, now);
    },
  };
}

/** One step of a round: how long it has to wait, whether it changed, or whether it is over. */
async function advance(
  play: Play,
  round: LiveRound,
  { now, isWanted }: { now: number; isWanted: boolean },
): Promise<number | 'changed' | 'ended'> {
  const { house } = play;
  switch (round.state) {
    case 'open':
      if (now < round.closesAt) return round.closesAt - now;
      if (isWanted && (await isStillEmpty(play, round))) return 'changed';
      if (await closeRound(house, round)) tellRound(house, 'closed', { ...round, state: 'closed' });
      return 'changed';
    case 'closed':
      await draw(play, round);
      return 'changed';
    case 'playing':
      return (await advancePlay(play, round)) || 'changed';
    case 'drawn':
      if (now < round.endsAt!) return round.endsAt! - now;
      await settleRound(play, round);
      if (!(await endRound(house, round))) return 'changed';
      tellRound(house, 'settled', { ...round, state: 'settled' });
      return 'ended';
    case 'void':
      await refundRound(play, round);
      if (!(await endRound(house, round))) return 'changed';
      tellRound(house, 'void', round);
      return 'ended';
    case 'settled':
      return 'ended';
  }
}

/** Where seats decide, cards are dealt to somebody or not at all. */
async function isStillEmpty({ house }: Play, { table, number }: LiveRound): Promise<boolean> {
  if (!table.game.seats) return false;
  const round = await findRound(house, table.id, number);
  if (!round || isAnyoneSeated(round)) return false;
  await waitLonger(house, round, seconds(standingOf(house, table).betSeconds));
  return true;
}

/** The door is shut: only now is the result worked out, and told. */
async function draw({ house }: Play, round: LiveRound): Promise<void> {
  const { game } = round.table;
  if (round.seated) {
    if (isAnyoneSeated(round)) await beginPlay(house, round);
    else await endPlay(house, round);
    return;
  }
  const result = drawnResult(round, house);
  const hasPools = (game.rules as { kind?: string }).kind === 'pool';
  const pools = hasPools ? await countPools(house, round) : null;
  const endsAt = new Date(round.closesAt + HUSH_MS + storyOf(round, result).lengthMs);
  const drawn = { result, pools, endsAt, mark: game.mark(result) };
  if (!(await keepResult(house, round, drawn))) return;
  const told = await findRound(house, round.table.id, round.number);
  if (told) tellRound(house, 'outcome', told);
}
