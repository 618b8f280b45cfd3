import {
  type FinalScore,
  finalScores,
  type Margins,
  type Market,
  marketKey,
  oddsOf,
  type PlaceChances,
  type PricedMarket,
  pointsForWin,
  seasonChances,
  standingsOf,
} from '@baize/games';
import type { House } from '../../../platform/house.ts';
import type { Match } from '../fixtures/match.ts';
import { runnersOf, type SeasonNow, seasonNow } from '../fixtures/season.ts';
import { strengthsOf } from '../fixtures/strengths.ts';

type Kept = { sign: string; chances: PlaceChances };

const kept = new WeakMap<Match, Kept>();
/** How two teams may end, at home and away: the same for a whole season. */
const pairs = new WeakMap<Match, Map<string, FinalScore[]>>();

/** Among the first so many: 1 is the winner. */
const PLACES = [1, 2, 3];

const marketOf = (places: number): Market => ({
  code: places === 1 ? 'OUTRIGHT' : 'PLACE',
  period: 'FULL',
  line: null,
  subject: places === 1 ? null : String(places),
});

/** Winner and places of a season, by playing the rest of it out. */
export function seasonMarkets(match: Match, season: SeasonNow, margins: Margins): PricedMarket[] {
  const chances = chancesOf(match, season);
  return PLACES.map((places) => {
    const market = marketOf(places);
    const selections = runnersOf(match).map(({ code, team }) => {
      const probability = chances.get(team.id)?.[places - 1] ?? 0;
      return {
        code,
        probability,
        odds: oddsOf(probability, margins[market.code] ?? margins.other),
      };
    });
    return { market, key: marketKey(market), selections, suspended: false };
  }).filter(({ selections }) => selections.some(({ odds }) => odds !== null));
}

/** What share of a stake on one runner among the first so many comes to a win, as it stands now. */
export function placeChance(
  house: House,
  match: Match,
  { market, selection }: { market: Market; selection: string },
  now: number,
): number | null {
  const team = runnersOf(match).find(({ code }) => code === selection)?.team;
  if (!team) return null;
  const places = market.code === 'OUTRIGHT' ? 1 : Number(market.subject);
  return chancesOf(match, seasonNow(house, match, now)).get(team.id)?.[places - 1] ?? null;
}

function chancesOf(match: Match, { sign, played, rest }: SeasonNow): PlaceChances {
  const known = kept.get(match);
  if (known?.sign === sign) return known.chances;
  const { sport, league, season } = match;
  const teams = league.teams.map(({ id }) => id);
  const chances = seasonChances(
    {
      table: standingsOf(sport, teams, played),
      rest: rest.map(({ home, away }) => ({
        home: home.id,
        away: away.id,
        scores: scoresOf(match, { home, away }),
      })),
      win: pointsForWin(sport),
    },
    { seed: `${league.id} ${season} ${sign}` },
  );
  kept.set(match, { sign, chances });
  return chances;
}

function scoresOf(match: Match, { home, away }: SeasonNow['rest'][number]): FinalScore[] {
  const known = pairs.get(match) ?? new Map<string, FinalScore[]>();
  pairs.set(match, known);
  const key = `${home.id} ${away.id}`;
  const { sport, season } = match;
  const made = known.get(key) ?? finalScores(sport, strengthsOf(sport, { home, away, season }));
  known.set(key, made);
  return made;
}
