import type { sportsbookFixturesOperator as contract, Output } from '@baize/contract';
import { sports } from '@baize/games';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { findMatch, findMatches } from '../fixtures/book.ts';
import { findLeague, leagueOf, nameIn } from '../leagues/league.ts';
import { overrideOf, renewOverrides } from './overrides.ts';
import { renewStops, type StopName, stopKey, stopsOf } from './stops.ts';

/** Suspends or opens at any level; holds from the next bet. */
export async function setStop(
  house: House,
  caller: Caller,
  input: Output<typeof contract.stop.input>,
): Promise<null> {
  const { isStopped, reason } = input;
  const name = await nameOf(house, input);
  const before = stopsOf(house).has(stopKey(name));
  await begin(house.db, async (tx) => {
    if (isStopped) {
      await tx
        .insertInto('sports_stops')
        .values({ ...name, reason, stopped_by: caller.operatorId, stopped_at: house.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await tx
        .deleteFrom('sports_stops')
        .where('level', '=', name.level)
        .where('subject', '=', name.subject)
        .where('market', '=', name.market)
        .where('selection', '=', name.selection)
        .execute();
    }
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: isStopped ? 'sportsbook.stopped' : 'sportsbook.opened',
      subject: `sports:${stopKey(name).trim()}`,
      before: { isStopped: before },
      after: { isStopped, reason },
      address: caller.address,
    });
  });
  await renewStops(house);
  return null;
}

/** The thing that is stopped must be there, and named as its level wants it. */
async function nameOf(
  house: House,
  { level, subject, market, selection }: Output<typeof contract.stop.input>,
): Promise<StopName> {
  const wrong = () => refuse('INVALID_INPUT', { value: { subject: ['unknown'] } });
  if (level === 'book') return { level, subject: '', market: '', selection: '' };
  if (level === 'sport' && !sports.some((sport) => sport === subject)) wrong();
  if (level === 'league') findLeague(house, subject);
  if (level === 'match' || level === 'market' || level === 'selection') {
    if (!/^\d{1,18}$/.test(subject)) wrong();
    await findMatch(house, BigInt(subject));
  }
  const isMarket = level === 'market' || level === 'selection';
  if (isMarket && !market) refuse('INVALID_INPUT', { value: { market: ['missing'] } });
  if (level === 'selection' && !selection) {
    refuse('INVALID_INPUT', { value: { selection: ['missing'] } });
  }
  return {
    level,
    subject,
    market: isMarket ? market! : '',
    selection: level === 'selection' ? selection! : '',
  };
}

const OF_MATCH: readonly string[] = ['match', 'market', 'selection'];

export async function listStops(
  house: House,
  { language }: Caller,
): Promise<Output<typeof contract.listStops.value>> {
  const stops = [...stopsOf(house).values()];
  const matches = await findMatches(
    house,
    stops.flatMap(({ level, subject }) => (OF_MATCH.includes(level) ? [BigInt(subject)] : [])),
  );
  const nameOf = ({ level, subject }: StopName) => {
    const match = OF_MATCH.includes(level) ? matches.get(BigInt(subject)) : undefined;
    const league = level === 'league' ? leagueOf(house, subject) : undefined;
    if (match) return `${match.home.name} – ${match.away.name}`;
    return league ? nameIn(league, language) : subject;
  };
  const names = await operatorNames(
    house,
    stops.map(({ by }) => by),
  );
  return {
    list: stops.map(({ level, subject, market, selection, reason, by, at }) => ({
      level,
      subject,
      name: nameOf({ level, subject, market, selection }),
      market: market || null,
      selection: selection || null,
      reason,
      by: names.get(by) ?? String(by),
      at: at.getTime(),
    })),
  };
}

/** Sets odds by hand, or gives them back to the model. */
export async function overridePrice(
  house: House,
  caller: Caller,
  input: Output<typeof contract.overridePrice.input>,
): Promise<null> {
  const { matchId, market, selection, odds, reason } = input;
  const { id } = await findMatch(house, BigInt(matchId));
  const before = overrideOf(house, id, market, selection) ?? null;
  const key = { match_id: id, market, selection };
  const row = { reason, set_by: caller.operatorId, set_at: house.clock.now() };
  await begin(house.db, async (tx) => {
    if (odds === null) {
      await tx
        .deleteFrom('sports_overrides')
        .where('match_id', '=', id)
        .where('market', '=', market)
        .where('selection', '=', selection)
        .execute();
    } else {
      await tx
        .insertInto('sports_overrides')
        .values({ ...key, ...row, odds })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'market', 'selection']).doUpdateSet({ ...row, odds }),
        )
        .execute();
    }
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'sportsbook.price.set',
      subject: `match:${id}`,
      before: { market, selection, odds: before },
      after: { market, selection, odds, reason },
      address: caller.address,
    });
  });
  await renewOverrides(house);
  return null;
}
