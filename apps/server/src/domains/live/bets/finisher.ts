import { minutes } from '@baize/calendar';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import type { Bet, Finisher, Play } from '../../play/index.ts';
import { payBet } from '../rounds/pay.ts';
import type { LiveRound } from '../rounds/round.ts';
import { findRound } from '../rounds/round-rows.ts';
import { liveTables } from '../tables/table.ts';

/** Which round a bet is on; undefined when it is no bet of a table. */
export function roundOfBet({
  vendor,
  roundId,
}: Bet): { tableId: string; number: bigint } | undefined {
  const [word, tableId, number] = (roundId ?? '').split(':');
  if (vendor !== OWN_VENDOR || word !== 'live' || !tableId || !number) return undefined;
  return { tableId, number: BigInt(number) };
}

/** Should nobody run the tables: a bet ends with what its round came to, once that is known. */
export function tableFinisher({ house }: Play): Finisher {
  return {
    covers: (bet) => roundOfBet(bet) !== undefined,
    afterMs: minutes(5),
    finish: async (bet) => {
      const name = roundOfBet(bet)!;
      if (!liveTables.has(name.tableId)) return 'void';
      const round = await findRound(house, name.tableId, name.number);
      if (!round || round.state === 'void') return 'void';
      if (!isOver(round, house.clock.now().getTime())) return 'wait';
      const paid = payBet(house, round, bet);
      return paid === 'void' ? 'void' : { settle: paid };
    },
  };
}

const isOver = ({ state, endsAt }: LiveRound, now: number) =>
  (state === 'drawn' || state === 'settled') && endsAt !== null && now >= endsAt;
