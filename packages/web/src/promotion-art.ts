/** What stands on a promotion that has no picture of its own: `TREASURE_CHEST` is drawn as `treasure-chest`. */
export function promotionArt(kind: string): string {
  return `/art/banner/w_promotion/${kind.toLowerCase().replaceAll('_', '-')}-wide.svg`;
}
