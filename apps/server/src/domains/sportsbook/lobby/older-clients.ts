import type { sportsbookOlderClients as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import { stateAt } from '../fixtures/course.ts';
import { nameIn } from '../leagues/league.ts';
import { liveOf, upcomingOf } from './rows.ts';

const SHOWN = 30;

/** What is under way, then what comes next, in the words of clients of before. */
export function listMatchesV2(
  house: House,
  { language }: Caller,
  { gameType }: Output<typeof contract.matchesV2.input>,
): Output<typeof contract.matchesV2.value> {
  const now = house.clock.now().getTime();
  const wanted = { category: gameType === 'ESPORTS' ? 'ESPORTS' : 'SPORTS' };
  const live = liveOf(house, wanted, now);
  const next = upcomingOf(house, wanted, now);
  return {
    list: [...live, ...next].slice(0, SHOWN).map((match) => {
      const state = stateAt(match, now);
      return {
        matchId: String(match.id),
        gameType: wanted.category,
        vassalage: OWN_VENDOR,
        leagueName: nameIn(match.league, language),
        homeName: match.home.name,
        awayName: match.away.name,
        matchTime: match.startsAt,
        isLive: state !== null,
        homeScore: state?.home ?? 0,
        awayScore: state?.away ?? 0,
      };
    }),
  };
}
