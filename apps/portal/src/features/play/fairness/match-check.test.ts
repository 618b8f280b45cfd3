import { createHash } from 'node:crypto';
import { reduceMatch, simulateMatch } from '@baize/games';
import { expect, test } from 'vitest';
import { checkMatch, type MatchProof } from '../../../shared/own-games/proof/virtual-match.ts';

const LINK = 3;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const strengths = { home: 0.53, away: 0.49, bestOf: 5 as const };

/** A match as the house would tell it; its chain is made by another hash than the browser's. */
function told(): MatchProof {
  const hash = sha256('secret');
  const commitment = Array.from({ length: LINK }).reduce<string>(sha256Of, hash);
  const proof = {
    chainId: '1',
    commitment,
    salt: 'salt',
    link: LINK,
    nonce: 10,
    previousHash: sha256(hash),
    hash,
    strengths,
  };
  const events = simulateMatch('TABLE_TENNIS', strengths, { link: hash, salt: 'salt', round: 10 });
  const { home, away } = reduceMatch('TABLE_TENNIS', events);
  const match = { sport: 'TABLE_TENNIS' } as MatchProof['match'];
  return { match, proof, result: { home, away, revision: 1 }, events: [...events] };
}
const sha256Of = (text: string) => sha256(text);

test('a virtual match is played again from its seed, and whatever was changed is seen', () => {
  const proof = told();
  expect(checkMatch(proof)).toMatchObject({ isOfChain: true, isSame: true });
  const score = { ...proof.result!, home: proof.result!.home + 1 };
  expect(checkMatch({ ...proof, result: score })).toMatchObject({ isSame: false });
  const fewer = proof.events.slice(0, -1);
  expect(checkMatch({ ...proof, events: fewer })).toMatchObject({ isSame: false });
  const other = { ...proof.proof!, hash: sha256('another') };
  expect(checkMatch({ ...proof, proof: other })).toMatchObject({ isOfChain: false, isSame: false });
  expect(checkMatch({ ...proof, proof: { ...proof.proof!, hash: null } })).toBeUndefined();
});
