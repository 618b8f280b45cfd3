import { chanceOf, handsOf, shuffleShoe, tableGames } from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import {
  baccaratBack,
  baccaratShoe,
  beads,
  bingoHall,
  cardOf,
  dragonTigerShoe,
  fight,
  type Hands,
  wheelStops,
} from './live-tables.ts';
import { streamOf } from './stream.ts';

/** A second program, which shares no line with the games, comes to the same cards and the same pay. */
const ROUNDS = Number(process.env.FAIR_BETS ?? 150);

const seeds = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const drawOf = (nonce: number, word = 'link') => streamOf(`${word} ${nonce}`, 'public salt', nonce);
const chanceAt = (nonce: number, word = 'link') =>
  chanceOf({ serverSeed: `${word} ${nonce}`, clientSeed: 'public salt', nonce });
const named = ({ player, banker }: Hands) => ({
  player: player.map(cardOf),
  banker: banker.map(cardOf),
});

test('baccarat: every hand of a shoe, and what every place pays on it', () => {
  const game = tableGames.get('baccarat')!;
  for (const nonce of seeds(Math.ceil(ROUNDS / 50))) {
    const dealt = handsOf(shuffleShoe(chanceAt(nonce), 8), game.deal!);
    const again = baccaratShoe(drawOf(nonce));
    expect(dealt).toEqual(again.map(named));
    again.forEach((hands, n) => {
      for (const [id, spot] of game.spots) {
        const paid = Number(spot.back(money('12.35'), dealt[n]) / 100n);
        expect([nonce, n, id, paid]).toEqual([nonce, n, id, baccaratBack(id, 1_235, hands)]);
      }
    });
  }
});

test('dragon tiger: every hand of a shoe', () => {
  const { deal } = tableGames.get('dragon-tiger')!;
  for (const nonce of seeds(2)) {
    const again = dragonTigerShoe(drawOf(nonce));
    expect(handsOf(shuffleShoe(chanceAt(nonce), 8), deal!)).toEqual(
      again.map(([dragon, tiger]) => ({ dragon: cardOf(dragon), tiger: cardOf(tiger) })),
    );
  }
});

test('wheels, dice, beads and fights: one link, one outcome', () => {
  const drawn = (code: string, nonce: number) =>
    tableGames.get(code)!.draw!(chanceAt(nonce), chanceAt(nonce, 'before'));
  const { segments } = tableGames.get('money-wheel')!.rules as { segments: unknown[] };
  for (const nonce of seeds(ROUNDS)) {
    const draw = drawOf(nonce);
    expect(drawn('bingo-hall', nonce)).toEqual(bingoHall(drawOf(nonce), drawOf(nonce, 'before')));
    expect(drawn('live-roulette', nonce)).toBe(Math.floor(drawOf(nonce)() * 37));
    expect(drawn('live-sic-bo', nonce)).toEqual([1, 2, 3].map(() => Math.floor(draw() * 6) + 1));
    expect(drawn('fan-tan', nonce)).toMatchObject({ beads: beads(drawOf(nonce)) });
    const stops = wheelStops(drawOf(nonce), (stop) => typeof segments[stop] === 'number');
    expect(drawn('money-wheel', nonce)).toMatchObject({ stops, number: segments[stops.at(-1)!] });
    const again = fight(drawOf(nonce), drawOf(nonce, 'before'));
    for (const code of ['cockfight', 'sabong']) expect(drawn(code, nonce)).toEqual(again);
  }
});
