import type { loyaltyMallOperator as contract, Wire } from '@baize/contract';
import { textsOf } from '../texts/texts.ts';

export type DemoGood = { stock: number; content: Wire<typeof contract.good> };

/** What is called by its picture: no good looks like another. */
const named = (picture: string) => textsOf(`good.${picture}`, ['name']);

type Row = [picture: string, points: number, amount: number, stock: number];

const SENT: readonly Row[] = [
  ['phone-harbour', 120_000, 1_890, 3],
  ['deck-lacquer', 15_000, 0, 240],
  ['jersey-jade', 22_000, 45, 31],
  ['mug-oxblood', 18_000, 0, 64],
  ['umbrella-storm', 20_000, 0, 40],
  ['powerbank-ember', 24_000, 35, 52],
  ['headphones-dusk', 40_000, 120, 18],
  ['teapot-porcelain', 36_000, 60, 15],
  ['ingot-saffron', 60_000, 390, 12],
  ['watch-moss', 80_000, 440, 6],
  ['suitcase-lagoon', 52_000, 90, 22],
  ['tablet-frost', 90_000, 720, 4],
  ['cap-ink', 16_000, 0, 0],
];

/** There at once, as money is. */
const SPINS: DemoGood = {
  stock: 300,
  content: {
    kind: 'SPINS',
    words: named('coin-saffron'),
    picture: '/art/good/coin-saffron.svg',
    points: 1_200,
    spins: { gameCode: 'lines25', count: 20, stake: 0.5 },
    multiple: 3,
    sort: 85,
  },
};

/** Goods of every kind: some few, one gone, one for high levels only. */
export const demoGoods = (wheel: string | undefined): DemoGood[] => [
  ...SENT.map(
    ([picture, points, amount, stock]): DemoGood => ({
      stock,
      content: {
        kind: 'GOODS',
        words: named(picture),
        picture: `/art/good/${picture}.svg`,
        points,
        amount,
        level: points >= 80_000 ? 3 : 0,
        limit: points >= 60_000 ? 1 : 5,
      },
    }),
  ),
  {
    stock: 999,
    content: {
      kind: 'MONEY',
      words: named('voucher-saffron'),
      picture: '/art/good/voucher-saffron.svg',
      points: 4_800,
      worth: 50,
      limit: 10,
      sort: 90,
    },
  },
  SPINS,
  ...(wheel
    ? [
        {
          stock: 500,
          content: {
            kind: 'TICKETS' as const,
            words: named('coin-lacquer'),
            picture: '/art/good/coin-lacquer.svg',
            points: 900,
            campaignId: wheel,
            tickets: 3,
            sort: 80,
          },
        },
      ]
    : []),
];
