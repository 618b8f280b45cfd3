import type { Lane } from './lanes.ts';

/** Every vendor once, by the first of its cards; the house's own slots stand behind a card that is no vendor. */
export function vendorsOf(lanes: readonly Lane[]): Lane['cards'] {
  const cards = lanes
    .flatMap((lane) => lane.cards)
    .filter(({ vassalage }) => vassalage !== 'INHOUSE');
  return [
    ...new Map(cards.toReversed().map((card) => [card.vassalage, card])).values(),
  ].toReversed();
}

/** Above this many, the list of vendors needs a large panel. */
export const LARGE_ABOVE = 10;
