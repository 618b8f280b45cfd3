import { type Play, readBets, type StandingBet, voidBet } from '../../play/index.ts';
import { LOTTERY, type Lottery } from '../lotteries.ts';
import { uncountTickets } from '../risk/exposure.ts';
import { choiceOf } from '../ticket-choice.ts';

/** Gives back what is left of chases that end with the first win: one question for all winners. */
export async function stopChases(
  play: Play,
  { code }: Lottery,
  winners: readonly Pick<StandingBet, 'memberId' | 'choice'>[],
): Promise<void> {
  const stopping = winners.filter((bet) => choiceOf(bet).chase?.stopOnWin);
  if (stopping.length === 0) return;
  const won = new Map(stopping.map((bet) => [chaseName(bet), choiceOf(bet).chase!.n]));
  const members = [...new Set(stopping.map(({ memberId }) => memberId))];
  const open = await readBets(
    play.house.db,
    { members, categories: LOTTERY, gameCode: code, state: 'open' },
    { first: 'oldest' },
  );
  const left = open.filter(
    (bet) => (choiceOf(bet).chase?.n ?? 0) > (won.get(chaseName(bet)) ?? 1e9),
  );
  await Promise.all(left.map((bet) => voidBet(play, bet)));
  await uncountTickets(play.house, left);
}

function chaseName(bet: Pick<StandingBet, 'memberId' | 'choice'>): string {
  return `${bet.memberId}/${choiceOf(bet).chase?.id}`;
}
