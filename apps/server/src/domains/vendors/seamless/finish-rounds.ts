import { minutes } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';
import { adapterOf } from '../../catalogue/index.ts';
import type { Bet, Ending, Finisher } from '../../play/index.ts';
import { askVendor } from '../connections/ask-vendor.ts';
import { type Connection, connectionOf } from '../connections/connections.ts';
import { partsOf } from './round.ts';

// Rounds at a vendor take minutes; a game that lasts longer says so when it is asked.
const LEFT_ALONE_MS = minutes(15);

/**
 * Ends rounds that their vendor never closed: the vendor is asked what became of them. Where it cannot be
 * asked, a round that was paid is settled by what it was paid; all others wait for an operator.
 */
export function vendorFinisher(house: House): Finisher {
  return {
    afterMs: LEFT_ALONE_MS,
    covers: (bet) => connectionOfBet(house, bet) !== undefined,
    finish: (bet) => finishRound(house, connectionOfBet(house, bet)!, bet),
  };
}

function connectionOfBet(house: House, { vendor, roundId }: Bet): Connection | undefined {
  return roundId === null ? undefined : connectionOf(house, adapterOf(house, vendor) ?? '');
}

async function finishRound(house: House, connection: Connection, bet: Bet): Promise<Ending> {
  if (connection.apiUrl === null) {
    if (partsOf(bet).some(({ kind }) => kind === 'win')) return settled(bet);
    throw new Error('The vendor cannot be asked, and nothing was won so far');
  }
  const question = { playerId: String(bet.memberId), roundId: bet.roundId };
  const answer = (await askVendor(house, connection, '/round', question)) as { state?: unknown };
  switch (answer.state) {
    case 'open':
      return 'wait';
    case 'closed':
      return settled(bet);
    case 'unknown':
      if (bet.payout === 0n) return 'void';
      throw new Error('The vendor does not know a round that it paid');
    default:
      throw new Error('The vendor gave no state of the round');
  }
}

const settled = ({ payout }: Bet): Ending => ({ settle: { payout } });
