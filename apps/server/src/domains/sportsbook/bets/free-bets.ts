import type { RefusalCode } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { FreeBet, Player } from '../../play/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import type { Match } from '../fixtures/match.ts';
import type { SlipChoice, TakenLeg } from './slip.ts';

/** The free bet that a slip names; they are for real money only. */
export async function findFreeBet(
  house: House,
  { memberId, currency }: Pick<Player, 'memberId' | 'currency'>,
  id: string | undefined,
): Promise<FreeBet | undefined> {
  if (id === undefined) return undefined;
  const [desk] = currency === BRAND_CURRENCY ? house.contributed('freeBets') : [];
  return (await desk?.find(house, { memberId, id: BigInt(id) })) ?? refuse('FREE_BET_GONE');
}

type Slip = {
  legs: readonly Pick<TakenLeg, 'odds' | 'eachWay'>[];
  matches: readonly Pick<Match, 'sport' | 'league'>[];
};

/** Every leg keeps to what the free bet may be used on; of an each-way bet the odds of the win count. */
export function termsRefusal(
  { terms }: Pick<FreeBet, 'terms'>,
  { kind }: Pick<SlipChoice, 'kind'>,
  { legs, matches }: Slip,
): RefusalCode | undefined {
  const isIn = <Name>(named: readonly Name[], one: Name) =>
    named.length === 0 || named.includes(one);
  const fits =
    isIn(terms.kinds, kind) &&
    legs.every(({ odds, eachWay }) => (eachWay?.winOdds ?? odds) >= (terms.minOdds ?? 0)) &&
    matches.every(
      ({ sport, league }) => isIn(terms.sports, sport) && isIn(terms.leagues, league.id),
    );
  return fits ? undefined : 'FREE_BET_TERMS';
}
