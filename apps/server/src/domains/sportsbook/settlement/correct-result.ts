import { days } from '@baize/calendar';
import type { sportsbookSettlementOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import { findMatch } from '../fixtures/book.ts';
import { type Match, readMatches } from '../fixtures/match.ts';
import type { EnteredResult } from '../tables.ts';
import { correctMatch } from './correction.ts';
import { toldMatch } from './enter-result.ts';
import { printResult, toldState } from './told-state.ts';

const CORRECT = 'sportsbook.correct';
const VOID = 'sportsbook.void';
const CORRECTABLE_MS = days(1);

type Frozen = {
  matchId: string;
  revision: number;
  reason: string;
  teams: string;
  result?: EnteredResult;
};

/** Correcting a result takes two people, within a day of it. */
export async function askCorrection(
  house: House,
  caller: Caller,
  { matchId, result, reason }: Output<typeof contract.askCorrection.input>,
): Promise<{ approvalId: string }> {
  const match = await toldMatch(house, matchId);
  if (match.phase !== 'ended') refuse('ACTION_NOT_ALLOWED');
  if (isTooOld(house, match)) refuse('ACTION_NOT_ALLOWED');
  return askTwo(house, caller, CORRECT, match, { reason, result });
}

/** Calling a match off takes two people, before its end or within a day after it. */
export async function askVoid(
  house: House,
  caller: Caller,
  { matchId, reason }: Output<typeof contract.askVoid.input>,
): Promise<{ approvalId: string }> {
  const match = await findMatch(house, BigInt(matchId));
  if (match.phase === 'void') refuse('CHANGED_MEANWHILE');
  if (isTooOld(house, match)) refuse('ACTION_NOT_ALLOWED');
  return askTwo(house, caller, VOID, match, { reason });
}

const isTooOld = ({ clock }: House, { endedAt }: Match) =>
  endedAt !== null && clock.now().getTime() - endedAt > CORRECTABLE_MS;

async function askTwo(
  house: House,
  caller: Caller,
  kind: string,
  match: Match,
  { reason, result }: Pick<Frozen, 'reason' | 'result'>,
): Promise<{ approvalId: string }> {
  const payload: Frozen = {
    matchId: String(match.id),
    revision: match.revision,
    teams: `${match.home.name} – ${match.away.name}`,
    reason,
    ...(result && { result }),
  };
  const subject = `sports:match:${match.id}`;
  const id = await begin(house.db, (tx) =>
    askOneApproval(house, tx, { kind, subject, payload, caller }),
  );
  return { approvalId: String(id) };
}

/** From the second person's word on other legs have won; money follows with the next look. */
const applyTo = (kind: string): ApprovalKind => ({
  kind,
  right: 'sports.results',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { matchId, revision, reason, result } = payload as Frozen;
    const match = (await readMatches(house, [BigInt(matchId)])).get(BigInt(matchId));
    if (match?.revision !== revision) refuse('CHANGED_MEANWHILE');
    const now = house.clock.now();
    const told = result
      ? ({ phase: 'ended', state: toldState(match.sport, result, 0) } as const)
      : ({ phase: 'void', state: match.state } as const);
    if (!(await correctMatch(tx, match, told, now))) refuse('CHANGED_MEANWHILE');
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: result ? 'sportsbook.result.corrected' : 'sportsbook.match.voided',
      subject: `match:${matchId}`,
      before: { revision, home: match.state?.home ?? null, away: match.state?.away ?? null },
      after: { reason, result: result ? printResult(result) : null },
    });
  },
});

export const resultApprovals: readonly ApprovalKind[] = [applyTo(CORRECT), applyTo(VOID)];
