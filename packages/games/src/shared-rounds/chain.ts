import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, chanceOf } from '../chance.ts';

/** The link before this one: SHA-256 of its hex text. */
export function linkBefore(link: string): string {
  return bytesToHex(sha256(utf8ToBytes(link)));
}

/** The last link of a chain, from which all others follow; it decides the last round. */
export function lastLink(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/**
 * The links of rounds 0 to `rounds`, made from the end: link 0 is the commitment, published first;
 * round k publishes link k when it is over.
 */
export function chainOf(secret: string, rounds: number): string[] {
  const links = new Array<string>(rounds + 1);
  links[rounds] = lastLink(secret);
  for (let k = rounds; k > 0; k -= 1) links[k - 1] = linkBefore(links[k]!);
  return links;
}

/** One link without the whole chain at hand; `nearest` may hold any later link, to save work. */
export function linkOf(
  round: number,
  nearest: { round: number; link: string },
): string | undefined {
  if (round > nearest.round || round < 0) return undefined;
  let { link } = nearest;
  for (let k = nearest.round; k > round; k -= 1) link = linkBefore(link);
  return link;
}

/** Whether a revealed link belongs to the chain of a link known before it. */
export function isOfChain(
  revealed: { round: number; link: string },
  known: { round: number; link: string },
): boolean {
  return linkOf(known.round, revealed) === known.link;
}

/** The floats of one shared round: the stream of a bet, with the link in place of the server's seed. */
export function chanceOfRound(round: { link: string; salt: string; round: number }): Chance {
  return chanceOf({ serverSeed: round.link, clientSeed: round.salt, nonce: round.round });
}
