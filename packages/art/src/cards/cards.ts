// Cards by their address.
import { cardBack, fanCard, jokerCard, playingCard, ranks } from '../props/card.ts';
import { type CardSuit, cardSuits, type Joker, jokers } from './addresses.ts';

const isSuit = (name: string | undefined): name is CardSuit =>
  (cardSuits as readonly (string | undefined)[]).includes(name);

const isJoker = (name: string | undefined): name is Joker =>
  (jokers as readonly (string | undefined)[]).includes(name);

export function drawCard(path: string): string | undefined {
  if (path === '/art/card/back.svg') return cardBack();
  const [, name, of, fan] = /^\/art\/card\/([a-z0-9]+)-([a-z]+)(-fan)?\.svg$/.exec(path) ?? [];
  if (name === 'joker') return isJoker(of) ? jokerCard(of, fan !== undefined) : undefined;
  const rank = ranks[Number(name) - 1];
  if (!rank || !isSuit(of)) return undefined;
  return fan ? fanCard(rank, of) : playingCard(rank, of);
}
