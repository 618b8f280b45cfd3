import { minutes } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import type { Bet, BetWords, Finisher, Play, RoomList } from '../../play/index.ts';
import { quietRoom } from '../hands/change-table.ts';
import { moveMoney } from '../hands/move-money.ts';
import { gameName } from '../stakes/game-names.ts';
import { cardStakes, nameOfLevel, showStake, standingOf } from '../stakes/stake.ts';
import { findSitAndGo } from '../tables/sit-and-go-rows.ts';
import { isListed } from './listed-games.ts';
import { countTables, currencyOf } from './show-lobby.ts';

/** Which hand a bet is on; undefined when it is no bet of a card table. */
export function handOfBet({ vendor, roundId }: Bet): bigint | undefined {
  const [word, id] = (roundId ?? '').split(':');
  return vendor === OWN_VENDOR && word === 'card' && id ? BigInt(id) : undefined;
}

/** Which sit-and-go a bet is the entry of, by its table. */
function sitAndGoOfBet({ vendor, roundId }: Bet): bigint | undefined {
  const [word, id] = (roundId ?? '').split(':');
  return vendor === OWN_VENDOR && word === 'sng' && id ? BigInt(id) : undefined;
}

/** `holdem-low, table 3`: what a bet was on, for lists. */
export function wordsOfBet(bet: Bet): BetWords | undefined {
  const sitAndGo = sitAndGoOfBet(bet);
  if (sitAndGo !== undefined) return wordsOfEntry(bet, sitAndGo);
  const hand = handOfBet(bet);
  if (hand === undefined) return undefined;
  const { number, stake, table } = bet.choice as { number: number; stake: string; table: string };
  const rake = (bet.detail as { rake?: string } | null)?.rake;
  const paid = rake && rake !== '0' ? `, rake ${Number(rake) / 10_000}` : '';
  return {
    issue: String(hand),
    play: bet.gameCode,
    content: `${stake}, table ${table}, hand ${number}${paid}`,
  };
}

function wordsOfEntry(bet: Bet, tableId: bigint): BetWords {
  const { stake } = bet.choice as { stake: string };
  const ended = bet.detail as { place?: number | null; entrants?: number } | null;
  const place = ended?.place ? `, place ${ended.place} of ${ended.entrants}` : '';
  return {
    issue: String(tableId),
    play: bet.gameCode,
    content: `${stake}, sit-and-go ${tableId}${place}`,
  };
}

/** Each open stake is a room; seats are those of one of its tables. */
export const stakeRooms: RoomList = async (house: House, caller, gameCode) => {
  const counts = await countTables(house, currencyOf(caller));
  return [...cardStakes.values()]
    .filter((stake) => isListed(stake.game.code) && standingOf(house, stake).isOpen)
    .filter((stake) => !gameCode || stake.game.code === gameCode)
    .map((stake) => {
      const { needed, buyIn } = showStake(house, stake);
      return {
        roomId: stake.id,
        gameCode: stake.game.code,
        name: `${gameName(stake.game.code, caller.language)} · ${nameOfLevel(stake)}`,
        limits: { min: needed, max: buyIn?.max ?? needed },
        seats: stake.seats,
        online: counts.get(stake.id)?.players ?? 0,
      };
    });
};

/** Should nobody run the tables: a bet ends with its hand, once that is over. */
export function handFinisher(play: Play): Finisher {
  const room = quietRoom(play);
  return {
    covers: (bet) => handOfBet(bet) !== undefined,
    isShared: true,
    afterMs: minutes(10),
    finish: async (bet) => {
      const row = await play.house.db
        .selectFrom('card_hands')
        .select(['table_id', 'state', 'settled_at'])
        .where('id', '=', handOfBet(bet)!)
        .executeTakeFirst();
      if (!row || row.state === 'void') return 'void';
      if (row.state === 'collecting') return 'wait';
      // Taken by one server after another had dealt without it.
      if (!(await isDealtIn(play, bet))) return 'void';
      if (row.state === 'playing') return 'wait';
      await moveMoney(room, row.table_id);
      return 'ended';
    },
  };
}

/** An entry ends with its sit-and-go; one that nobody entered with goes back. */
export function entryFinisher(play: Play): Finisher {
  const room = quietRoom(play);
  return {
    covers: (bet) => sitAndGoOfBet(bet) !== undefined,
    isShared: true,
    afterMs: minutes(10),
    finish: async (bet) => {
      const tableId = sitAndGoOfBet(bet)!;
      const one = await findSitAndGo(play.house.db, tableId);
      const isIn = one?.entrants.some(({ betId }) => betId === String(bet.id));
      if (!isIn || one?.state === 'refunded') return 'void';
      if (one?.state === 'registering' || one?.state === 'running') return 'wait';
      await moveMoney(room, tableId);
      return 'ended';
    },
  };
}

async function isDealtIn({ house }: Play, bet: Bet): Promise<boolean> {
  const row = await house.db
    .selectFrom('card_players')
    .select('seat')
    .where('member_id', '=', bet.memberId)
    .where('hand_id', '=', handOfBet(bet)!)
    .where('bet_id', '=', bet.id)
    .executeTakeFirst();
  return row !== undefined;
}
