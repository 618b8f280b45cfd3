import { gameRules, sharedGames } from '@baize/games';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { begin, sqlState, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { describeGame, OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type ApprovalKind,
  askApproval,
  isWaiting,
  type Measure,
  recordAudit,
} from '../../operators/index.ts';
import { type Bet, findBet } from '../bets.ts';
import type { Play } from '../lanes/open-play.ts';
import { resettleBet, settleBet, voidBet } from './place-and-settle.ts';
import { isHandedOver } from './unfinished.ts';

const VOID = 'play.void';
const RESETTLE = 'play.resettle';

const TOO_MUCH = { value: { payout: ['too_big'] } };

type Input = { betId: string; reason: string; payout?: Money };

/** Giving a stake back or paying another win takes two people; nothing moves until the second agrees. */
export async function askCorrection(
  { house }: Play,
  caller: Caller,
  { betId, reason, payout }: Input,
): Promise<{ approvalId: string }> {
  const bet = (await findBet(house.db, BigInt(betId))) ?? refuse('BET_NOT_FOUND');
  if (bet.state === 'void') refuse('BET_DECIDED');
  if (await isInSharedRound(house, bet)) refuse('ROUND_BEGUN');
  if (payout !== undefined && isTooMuch(bet, payout)) refuse('INVALID_INPUT', TOO_MUCH);
  const kind = payout === undefined ? VOID : RESETTLE;
  const subject = `bet:${bet.id}`;
  const id = await begin(house.db, async (tx) => {
    if (await isAsked(tx, subject)) refuse('CHANGED_MEANWHILE');
    const payload = {
      betId: String(bet.id),
      memberId: String(bet.memberId),
      // Whoever decides knows games by their names.
      game: describeGame(house, { vendor: bet.vendor, code: bet.gameCode }, 'EN').name,
      reason,
      state: bet.state,
      stake: String(bet.stake),
      paid: String(bet.payout),
      ...(payout !== undefined && { payout: String(payout) }),
    };
    return askApproval(house, tx, { kind, subject, payload, caller });
  }).catch(refuseSecond);
  return { approvalId: String(id) };
}

/** Otherwise the house would pay in their place what the others win; one that nobody could end is decided. */
async function isInSharedRound(house: House, bet: Bet): Promise<boolean> {
  if (bet.state !== 'open') return false;
  const finishers = house.contributed('finishers').map((open) => open(house));
  const isShared = finishers.some((one) => one.isShared && one.covers(bet));
  return isShared && !(await isHandedOver(house, bet.id));
}

/** No bet on a game of ours pays more than its rules allow, corrected or not. */
function isTooMuch({ vendor, gameCode }: Bet, payout: Money): boolean {
  if (vendor !== OWN_VENDOR) return false;
  const game = gameRules.get(gameCode) ?? sharedGames.get(gameCode);
  return game !== undefined && payout > game.limits.maxPayout;
}

const UNIQUE_VIOLATION = '23505';

/** Two people asked in the same moment, and the other was first. */
function refuseSecond(error: unknown): never {
  if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
  refuse('CHANGED_MEANWHILE');
}

async function isAsked(tx: Transaction, subject: string): Promise<boolean> {
  const asked = await Promise.all([VOID, RESETTLE].map((kind) => isWaiting(tx, kind, subject)));
  return asked.includes(true);
}

/** Whether a correction of a bet waits for a second person. */
export async function isCorrectionAsked({ db }: House, betId: bigint): Promise<boolean> {
  return begin(db, (tx) => isAsked(tx, `bet:${betId}`));
}

type Frozen = {
  betId: string;
  reason: string;
  state: string;
  stake: string;
  paid: string;
  payout?: string;
};

/** What the member gets more, or less, than they have of it now. */
function measureOf(payload: unknown): Measure {
  const { state, stake, paid, payout = stake } = payload as Frozen;
  const before = state === 'settled' ? BigInt(paid) : 0n;
  const change = BigInt(payout) - before;
  return { of: 'credit', amount: change < 0n ? -change : change };
}

/** The bet must still be what it was when it was asked for. */
export function correctionApprovals(play: Play): ApprovalKind[] {
  const apply: ApprovalKind['apply'] = async (house, tx, payload, { decidedBy }) => {
    const { betId, reason, state, paid, payout } = payload as Frozen;
    const bet = (await findBet(house.db, BigInt(betId))) ?? refuse('BET_NOT_FOUND');
    if (bet.state !== state || String(bet.payout) !== paid) refuse('CHANGED_MEANWHILE');
    if (payout === undefined) await voidBet(play, bet, { evenIfSettled: true });
    else if (bet.state === 'open') await settleBet(play, bet, { payout: BigInt(payout) });
    else await resettleBet(play, bet, { payout: BigInt(payout) });
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: payout === undefined ? 'play.bet.voided' : 'play.bet.resettled',
      subject: `bet:${betId}`,
      before: { state, payout: paid },
      after: { reason, ...(payout !== undefined && { payout }) },
    });
  };
  return [VOID, RESETTLE].map((kind) => ({
    kind,
    right: 'play.correct',
    measure: measureOf,
    apply,
  }));
}
