import type { catalogueKinds } from '@baize/contract';

/** Where each lane of the house is listed; jackpots and mini games are kinds of slots. */
export const laneAddresses = {
  RNG: { to: '/rng', search: {} },
  INHOUSE: { to: '/rng', search: { vassalage: 'INHOUSE' } },
  JACKPOT: { to: '/rng', search: { sub: 'JP' } },
  MINI: { to: '/rng', search: { sub: 'AC' } },
  LIVE: { to: '/live', search: {} },
  FISH: { to: '/fish', search: {} },
  PVP: { to: '/pvp', search: {} },
  SPORTS: { to: '/sports', search: {} },
  ESPORTS: { to: '/esports', search: {} },
  COCKFIGHT: { to: '/cockfight', search: {} },
  LOTT: { to: '/lott', search: {} },
  ELOTT: { to: '/elott', search: {} },
} as const satisfies Record<catalogueKinds.ShownCategory, { to: string; search: object }>;
