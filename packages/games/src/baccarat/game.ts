import { type Story, type StoryStep, type TableGame, tableGame } from '../tables/table-game.ts';
import { type BaccaratHands, dealBaccarat } from './deal.ts';
import { factsOfHands } from './facts.ts';
import { baccaratReturn } from './return-to-player.ts';
import { type BankerPays, baccaratRules, bankerPays } from './rules.ts';
import { asTableSpots, baccaratSpots } from './spots.ts';

const CARD_MS = 1_300;
const TURN_MS = 1_600;
const THIRD_MS = 2_600;
const LAST_MS = 1_200;

const MARKS = { player: 'P', banker: 'B', tie: 'T' } as const;

function baccaratTable(code: string, name: string, banker: BankerPays): TableGame<BaccaratHands> {
  const spots = baccaratSpots(banker);
  return tableGame<BaccaratHands>({
    code,
    name,
    version: 1,
    category: 'LIVE',
    rules: { ...baccaratRules, banker },
    decks: baccaratRules.decks,
    spots: asTableSpots(spots),
    deal: dealBaccarat,
    story: storyOf,
    mark: (hands) => MARKS[factsOfHands(hands).winner],
    returns: () => spots.map(baccaratReturn),
  });
}

export const baccarat = baccaratTable('baccarat', 'Baccarat', bankerPays.commission);

export const baccaratNoCommission = baccaratTable(
  'baccarat-no-commission',
  'No Commission Baccarat',
  bankerPays.noCommission,
);

/** Four cards face down, both hands turned, then the third cards one by one. */
function storyOf({ player, banker }: BaccaratHands): Story {
  const steps: StoryStep[] = [];
  const tell = (step: string, atMs: number, more: object = {}): void => {
    steps.push({ step, atMs, ...more });
  };
  for (const [n, card] of [player[0], banker[0], player[1], banker[1]].entries()) {
    const to = n % 2 === 0 ? 'player' : 'banker';
    tell('card', n * CARD_MS, { to, place: n < 2 ? 0 : 1, card });
  }
  let at = 4 * CARD_MS;
  for (const to of ['player', 'banker'] as const) {
    tell('turn', at, { to });
    at += TURN_MS;
  }
  for (const [to, hand] of [
    ['player', player],
    ['banker', banker],
  ] as const) {
    if (!hand[2]) continue;
    tell('card', at, { to, place: 2, card: hand[2] });
    at += THIRD_MS;
  }
  const facts = factsOfHands({ player, banker });
  const { winner } = facts;
  tell('result', at, { winner, player: facts.player.total, banker: facts.banker.total });
  return { steps, lengthMs: at + LAST_MS };
}
