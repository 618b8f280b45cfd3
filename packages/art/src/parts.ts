/**
 * The materials of a palette.
 *   a A l 1  main material: enamel, its dark, its light, its middle     b B L 2  second material
 *   m M N 3  metal, its dark, its light, its middle                     k ink    w ivory
 */
export type Material =
  | 'a'
  | 'A'
  | 'l'
  | '1'
  | 'b'
  | 'B'
  | 'L'
  | '2'
  | 'm'
  | 'M'
  | 'N'
  | '3'
  | 'k'
  | 'w';
export type Fill = Material | `#${string}`;

/**
 * A motif is a list of parts in a box of 200 units, painted in order.
 * `solid` makes the silhouette and has a bevel, `plain` has none, `inside` is painted on top of
 * what is there, `stroke` is a line.
 */
export type Part = {
  kind: 'solid' | 'plain' | 'inside' | 'stroke';
  fill: Fill;
  path: string;
  opacity: number;
  width: number;
};

const part = (kind: Part['kind'], fill: Fill, path: string, opacity = 1, width = 0): Part => ({
  kind,
  fill,
  path,
  opacity,
  width,
});

export const solid = (fill: Fill, path: string, opacity?: number): Part =>
  part('solid', fill, path, opacity);
export const plain = (fill: Fill, path: string): Part => part('plain', fill, path);
export const inside = (fill: Fill, path: string, opacity?: number): Part =>
  part('inside', fill, path, opacity);
export const stroke = (fill: Fill, path: string, width: number, opacity?: number): Part =>
  part('stroke', fill, path, opacity, width);

/** The same parts, their paths changed: a turned sword, a second stack of chips. */
export const reshape = (parts: readonly Part[], change: (path: string) => string): Part[] =>
  parts.map((one) => ({ ...one, path: change(one.path) }));
