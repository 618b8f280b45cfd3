import { seconds } from '@baize/calendar';
import { openRoundDriver, type Play, type RoundDriver, type RoundGame } from '../../play/index.ts';
import { type LiveTable, standingOf } from '../tables/table.ts';
import { tellRound } from './news.ts';
import { payBet } from './pay.ts';
import { advancePlay, beginPlay, endPlay, isAnyoneSeated, waitLonger } from './playing.ts';
import {
  drawnResult,
  HUSH_MS,
  hasPools,
  type LiveRound,
  RESULT_MS,
  roundName,
  storyOf,
} from './round.ts';
import {
  closeRound,
  endRound,
  findRound,
  keepResult,
  lastRound,
  openNextRound,
  unsettledRounds,
} from './round-rows.ts';
import { countPools } from './totals.ts';

const IDLE_MS = 1_000;

/** Moves one table on. */
export function openTableDriver(play: Play, table: LiveTable): RoundDriver {
  return openRoundDriver(play, tableGame(play, table));
}

function tableGame(play: Play, table: LiveTable): RoundGame<LiveRound> {
  const { house } = play;
  return {
    nameOf: roundName,
    findUnsettled: async () => (await unsettledRounds(house, table.id))[0],
    reread: ({ number }) => findRound(house, table.id, number),
    openNext: (now, isWanted) => openNext(play, table, { now, isWanted }),
    staysOpen: (round) => isStillEmpty(play, round),
    close: async (round) => {
      if (await closeRound(house, round)) tellRound(house, 'closed', { ...round, state: 'closed' });
    },
    draw: (round) => draw(play, round),
    play: (round) => advancePlay(play, round),
    pay: (round, bet) => payBet(house, round, bet),
    end: (round) => endRound(house, round),
    tellEnd: (round) => {
      if (round.state === 'void') tellRound(house, 'void', round);
      else tellRound(house, 'settled', { ...round, state: 'settled' });
    },
  };
}

async function openNext(
  { house }: Play,
  table: LiveTable,
  { now, isWanted }: { now: number; isWanted: boolean },
): Promise<LiveRound | number | undefined> {
  const { isOpen, isPaused } = standingOf(house, table);
  if (!isWanted || !isOpen || isPaused) return IDLE_MS;
  const last = await lastRound(house, table.id);
  const opensAt = last?.endsAt ? last.endsAt + RESULT_MS : now;
  if (now < opensAt) return opensAt - now;
  const round = await openNextRound(house, table, last);
  if (round) tellRound(house, 'open', round);
  return round;
}

/** Where seats decide, cards are dealt to somebody or not at all. */
async function isStillEmpty({ house }: Play, { table, number }: LiveRound): Promise<boolean> {
  if (!table.game.seats) return false;
  const round = await findRound(house, table.id, number);
  if (!round || isAnyoneSeated(round)) return false;
  await waitLonger(house, round, seconds(standingOf(house, table).betSeconds));
  return true;
}

/** No bet is taken any more: only now is the result worked out, and told. */
async function draw({ house }: Play, round: LiveRound): Promise<void> {
  const { game } = round.table;
  if (round.seated) {
    if (isAnyoneSeated(round)) await beginPlay(house, round);
    else await endPlay(house, round);
    return;
  }
  const result = drawnResult(round, house);
  const pools = hasPools(round.table) ? await countPools(house, round) : null;
  const endsAt = new Date(round.closesAt + HUSH_MS + storyOf(round, result).lengthMs);
  const drawn = { result, pools, endsAt, mark: game.mark(result) };
  if (!(await keepResult(house, round, drawn))) return;
  const told = await findRound(house, round.table.id, round.number);
  if (told) tellRound(house, 'outcome', told);
}
