/** What a link to the verifier may carry: a bet of one's own, or all that a bet depends on. */
export type FairnessSearch = {
  betId?: string;
  /** A visit to a sea. */
  visitId?: string;
  /** A hand of the card room. */
  handId?: string;
  /** A virtual match. */
  matchId?: string;
  game?: string;
  serverSeed?: string;
  serverSeedHash?: string;
  clientSeed?: string;
  nonce?: number;
  /** JSON, as the bet was made. */
  choice?: string;
  stake?: string;
  /** JSON list: the steps of a round of several. */
  actions?: string;
  /** A shared round: its link, the salt, and a link known before it. */
  link?: string;
  salt?: string;
  round?: number;
  knownLink?: string;
  /** The day of a lottery's draw. */
  drawnOn?: string;
  /** A draw of a promotion: the weights, parted by commas, and which of them was drawn, from 0. */
  weights?: string;
  prize?: string;
  /** A red packet: into how many parts; `stake` is its sum, `clientSeed` its code. */
  parts?: string;
};

const TEXTS = [
  'betId',
  'game',
  'serverSeed',
  'serverSeedHash',
  'clientSeed',
  'choice',
  'stake',
  'actions',
  'link',
  'salt',
  'knownLink',
  'drawnOn',
  'visitId',
  'handId',
  'matchId',
  'weights',
  'prize',
  'parts',
] as const;

export function readFairnessSearch(given: Record<string, unknown>): FairnessSearch {
  const texts = TEXTS.flatMap((name) => {
    const value = given[name];
    if (value === undefined || value === null || value === '') return [];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
  const nonce = Number(given.nonce);
  const round = Number(given.round);
  return {
    ...Object.fromEntries(texts),
    ...(Number.isInteger(nonce) && nonce > 0 ? { nonce } : {}),
    ...(Number.isInteger(round) && round > 0 ? { round } : {}),
  };
}
