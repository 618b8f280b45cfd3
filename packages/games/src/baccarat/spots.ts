import { type TableSpot, times } from '../tables/table-game.ts';
import type { BaccaratHands } from './deal.ts';
import { type BaccaratFacts, factsOfHands, isNatural } from './facts.ts';
import { type BankerPays, baccaratRules } from './rules.ts';

const { pays } = baccaratRules;

/** Thousandths that come back of a chip: 0 lost, 1,000 returned. */
export type BaccaratSpot = {
  id: string;
  kind: string;
  share: number;
  backOn(facts: BaccaratFacts): number;
};

const WHOLE = 1_000;
const won = (isWon: boolean, pay: number): number => (isWon ? WHOLE + pay : 0);

/** Every place of the cloth; banker's pay is what tells the two kinds of table apart. */
export function baccaratSpots(banker: BankerPays): BaccaratSpot[] {
  const spot = (
    id: string,
    kind: string,
    share: number,
    backOn: BaccaratSpot['backOn'],
  ): BaccaratSpot => ({ id, kind, share, backOn });
  const cardsOf = ({ player, banker }: BaccaratFacts) => player.cards + banker.cards;
  return [
    spot('player', 'player', 1, ({ winner }) =>
      winner === 'tie' ? WHOLE : won(winner === 'player', pays.player),
    ),
    spot('banker', 'banker', 1, ({ winner, banker: { total } }) =>
      winner === 'tie' ? WHOLE : won(winner === 'banker', total === 6 ? banker.six : banker.usual),
    ),
    spot('tie', 'tie', 0.2, ({ winner }) => won(winner === 'tie', pays.tie)),
    spot('player-pair', 'pair', 0.1, ({ player }) => won(player.isPair, pays.pair)),
    spot('banker-pair', 'pair', 0.1, ({ banker }) => won(banker.isPair, pays.pair)),
    spot('either-pair', 'either-pair', 0.1, ({ player, banker }) =>
      won(player.isPair || banker.isPair, pays['either-pair']),
    ),
    spot('perfect-pair', 'perfect-pair', 0.05, ({ player, banker }) => {
      const count = Number(player.isPerfect) + Number(banker.isPerfect);
      const { one, both } = pays['perfect-pair'];
      return won(count > 0, count === 2 ? both : one);
    }),
    spot('big', 'big', 0.5, (facts) => won(cardsOf(facts) > 4, pays.big)),
    spot('small', 'small', 0.5, (facts) => won(cardsOf(facts) === 4, pays.small)),
    spot('lucky-six', 'lucky-six', 0.1, ({ winner, banker: { total, cards } }) => {
      const { two, three } = pays['lucky-six'];
      return won(winner === 'banker' && total === 6, cards === 2 ? two : three);
    }),
    spot('dragon-seven', 'dragon-seven', 0.05, ({ winner, banker: { total, cards } }) =>
      won(winner === 'banker' && total === 7 && cards === 3, pays['dragon-seven']),
    ),
    spot('panda-eight', 'panda-eight', 0.05, ({ winner, player: { total, cards } }) =>
      won(winner === 'player' && total === 8 && cards === 3, pays['panda-eight']),
    ),
    spot('player-bonus', 'bonus', 0.1, (facts) => bonusOf(facts, 'player')),
    spot('banker-bonus', 'bonus', 0.1, (facts) => bonusOf(facts, 'banker')),
  ];
}

/** A natural that wins pays even, one that ties stands; any other win pays by its margin. */
function bonusOf({ winner, player, banker }: BaccaratFacts, side: 'player' | 'banker'): number {
  const isNaturalHand = isNatural(side === 'player' ? player : banker);
  if (winner === 'tie') return isNaturalHand ? WHOLE : 0;
  if (winner !== side) return 0;
  const { natural, margins } = pays.bonus;
  if (isNaturalHand) return WHOLE + natural;
  const margin = Math.abs(player.total - banker.total);
  const pay = (margins as Readonly<Record<number, number>>)[margin];
  return pay === undefined ? 0 : WHOLE + pay;
}

export function asTableSpots(
  spots: readonly BaccaratSpot[],
): ReadonlyMap<string, TableSpot<BaccaratHands>> {
  return new Map(
    spots.map(({ id, kind, share, backOn }) => [
      id,
      { id, kind, share, back: (stake, hands) => times(stake, backOn(factsOfHands(hands))) },
    ]),
  );
}
