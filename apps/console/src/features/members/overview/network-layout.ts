/** Where the members of a network stand: the one who is looked at in the middle, the others around. */
export type Place = { x: number; y: number };

export const NETWORK_WIDTH = 640;
export const NETWORK_HEIGHT = 400;
const MIDDLE: Place = { x: NETWORK_WIDTH / 2, y: NETWORK_HEIGHT / 2 };
/** From so many on they stand on two rings, so that names do not lie on each other. */
const ONE_RING = 10;

export function placeOthers(count: number): Place[] {
  const inner = count <= ONE_RING ? count : Math.ceil(count / 3);
  return Array.from({ length: count }, (_, n) => {
    const isInner = n < inner;
    const [at, of] = isInner ? [n, inner] : [n - inner, count - inner];
    const share = count > ONE_RING && isInner ? 0.5 : 1;
    // A little turned, so that neither two nor four of them stand on one line with the middle.
    const angle = (at / of) * 2 * Math.PI - Math.PI / 2 + (isInner ? 0.35 : 0);
    return {
      x: MIDDLE.x + Math.cos(angle) * (NETWORK_WIDTH / 2 - 80) * share,
      y: MIDDLE.y + Math.sin(angle) * (NETWORK_HEIGHT / 2 - 45) * share,
    };
  });
}

export const middlePlace = (): Place => MIDDLE;
