import type { InHouseGame } from '../catalogue/index.ts';

/** When a lottery draws: every so many minutes of the platform's day, or at a time of its own country. */
export type DrawClock =
  | { readonly everyMinutes: number }
  | {
      readonly at: string;
      /** Minutes east of Greenwich. */
      readonly offsetMinutes: number;
      /** 1 is Monday, 7 Sunday; every day where neither is said. */
      readonly weekDays?: readonly number[];
      readonly monthDays?: readonly number[];
    };

/** A lottery as it comes with the house; its kind's rules are found by their code. */
export type Shipped = {
  readonly code: string;
  readonly kind: string;
  readonly vendor: string;
  readonly category: 'LOTT' | 'ELOTT';
  readonly clock: DrawClock;
  readonly closeBeforeSeconds: number;
  readonly names: InHouseGame['names'];
  readonly menuGroup: string;
};

const OWN = 'BAIZE';

/** A fast lottery closes five seconds before its draw, a slower one fifteen. */
function fast(
  kind: string,
  minutes: number,
  told: { name: string; category: 'LOTT' | 'ELOTT'; menuGroup: string },
): Shipped {
  const { name, category, menuGroup } = told;
  return {
    code: `${kind}-${minutes}`,
    kind,
    vendor: OWN,
    category,
    menuGroup,
    clock: { everyMinutes: minutes },
    closeBeforeSeconds: minutes === 1 ? 5 : 15,
    names: { EN: `${name} ${minutes} min` },
  };
}

const ssc = { name: 'SSC', category: 'LOTT', menuGroup: 'SSC' } as const;
const k3 = { name: 'Fast 3', category: 'LOTT', menuGroup: 'K3' } as const;
const pk10 = { name: 'PK10', category: 'LOTT', menuGroup: 'PK10' } as const;
const wingo = { name: 'Win Go', category: 'ELOTT', menuGroup: 'WINGO' } as const;

/** What is drawn here: only lotteries whose board stands. */
export const shipped: readonly Shipped[] = [
  fast('ssc', 1, ssc),
  fast('ssc', 3, ssc),
  fast('ssc', 5, ssc),
  fast('k3', 1, k3),
  fast('k3', 5, k3),
  fast('pk10', 1, pk10),
  fast('pk10', 5, pk10),
  fast('wingo', 1, wingo),
  fast('wingo', 3, wingo),
];
