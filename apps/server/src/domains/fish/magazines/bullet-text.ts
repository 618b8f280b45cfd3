import type { BriefBullet, BriefHit, KeptBullet } from '../tables.ts';

type KeptHit = NonNullable<KeptBullet['hit']>;
type Target = KeptHit['targets'][number];
type Caught = KeptHit['caught'][number];

/** Some bullets as JSON. It is put together by hand: all of it but the pots is numbers and known words. */
export function bulletsText(bullets: Iterable<KeptBullet>): string {
  const texts: string[] = [];
  for (const bullet of bullets) texts.push(bulletText(bullet));
  return `[${texts.join(',')}]`;
}

function bulletText({ n, nonce, weapon, angle, firedAt, lockedOn, hit }: KeptBullet): string {
  const fired = `${n},${nonce},${weapon === 'net' ? 1 : 0},${angle},${firedAt},${lockedOn}`;
  return hit ? `[${fired},${hitText(hit)}]` : `[${fired}]`;
}

function hitText({ at, x, y, targets, caught, worth, pots }: KeptHit): string {
  const ends = `${worth},${pots.length === 0 ? '[]' : JSON.stringify(pots)}`;
  return `[${at},${x},${y},[${targets.map(targetText).join()}],[${caught.map(caughtText).join()}],${ends}]`;
}

const targetText = ({ fishId, species, takes }: Target): string =>
  `[${fishId},"${species}",[${takes.map((one) => `[${one.fishId},${one.worth}]`).join()}]]`;

const caughtText = ({ fishId, worth, takes }: Caught): string =>
  `[${fishId},${worth},[${takes.join()}]]`;

/** What was written before bullets were written briefly is whole already. */
export function readBullet(written: BriefBullet | KeptBullet): KeptBullet {
  if (!Array.isArray(written)) return written;
  const [n, nonce, isNet, angle, firedAt, lockedOn, hit] = written;
  const weapon = isNet ? 'net' : 'bolt';
  return { n, nonce, weapon, angle, firedAt, lockedOn, hit: hit ? readHit(hit) : null };
}

function readHit([at, x, y, targets, caught, worth, pots]: BriefHit): KeptHit {
  return {
    at,
    x,
    y,
    targets: targets.map(([fishId, species, takes]) => ({
      fishId,
      species,
      takes: takes.map(([id, taken]) => ({ fishId: id, worth: taken })),
    })),
    caught: caught.map(([fishId, paid, takes]) => ({ fishId, worth: paid, takes })),
    worth,
    pots,
  };
}
