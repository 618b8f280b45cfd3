import type { games as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { openBetsOfRound, shownName } from '../../play/index.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { placeAfter } from './chains.ts';
import { choiceOf, roundName } from './crash.ts';
import { openingFacts } from './news.ts';
import { type CrashRound, lastRound, pastRounds } from './rounds.ts';

type State = Output<typeof contract.crashState.value>;
type Rounds = Output<typeof contract.crashRounds.value>;

const SHOWN_PAST = 30;
const SHOWN_BETS = 100;

/** The game as it stands: enough for a page that has just been opened. */
export async function showCrash(house: House): Promise<State> {
  const now = house.clock.now().getTime();
  const [round, past] = await Promise.all([
    lastRound(house),
    pastRounds(house, { size: SHOWN_PAST }),
  ]);
  // Whoever comes before the first round sees what it will be checked by.
  const { chain } = round ?? (await placeAfter(house, undefined));
  return {
    now,
    chain: {
      chainId: String(chain.id),
      commitment: chain.commitment,
      salt: chain.salt,
      rounds: chain.rounds,
    },
    round: round ? { ...openingFacts(round), ...standing(round, now) } : null,
    bets: round && !round.isSettled ? await betsOn(house, round) : [],
    past: past.map(onWire),
  };
}

/** What is secret stays secret until the curve has got there. */
function standing({ startsAt, crashAt, crash, hash }: CrashRound, now: number) {
  if (now < startsAt) return { phase: 'betting' as const, multiplier: null, hash: null };
  if (now < crashAt) return { phase: 'flying' as const, multiplier: null, hash: null };
  return { phase: 'crashed' as const, multiplier: crash / 100, hash };
}

async function betsOn(house: House, { id }: CrashRound): Promise<State['bets']> {
  const bets = await openBetsOfRound(house.db, OWN_VENDOR, roundName(id), SHOWN_BETS);
  const real = bets.filter(({ currency }) => currency !== 'FUN');
  return Promise.all(
    real.map(async (bet) => {
      const { autoCashout } = choiceOf(bet);
      const name = await shownName(house, bet.memberId);
      const input = autoCashout === undefined ? null : autoCashout / 100;
      return { id: String(bet.id), name, stake: bet.stake, autoCashout: input };
    }),
  );
}

/** Rounds that are over, with what it takes to check them. */
export async function showPastRounds(
  house: House,
  { before, size }: { before?: string | undefined; size: number },
): Promise<Rounds> {
  const rows = await pastRounds(house, {
    size,
    ...(before !== undefined && { before: BigInt(before) }),
  });
  const chains = await house.db
    .selectFrom('crash_chains')
    .select(['id', 'commitment', 'salt', 'rounds', 'committed_at', 'salted_at'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return {
    list: rows.map(onWire),
    chains: chains.map((chain) => ({
      chainId: String(chain.id),
      commitment: chain.commitment,
      salt: chain.salt,
      rounds: chain.rounds,
      committedAt: chain.committed_at.getTime(),
      saltedAt: chain.salted_at?.getTime() ?? null,
    })),
  };
}

function onWire(row: Awaited<ReturnType<typeof pastRounds>>[number]): Rounds['list'][number] {
  return {
    round: String(row.id),
    chainId: String(row.chain_id),
    number: row.number,
    multiplier: row.crash! / 100,
    hash: row.hash!,
    isVoid: row.voided_at !== null,
    startsAt: row.starts_at.getTime(),
  };
}
