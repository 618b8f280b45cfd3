import type { Announcements } from '../service/announcements.ts';

export type Banner = Announcements['banners'][number];

/** Where a click on a banner leads: within the house, to a promotion by its number, or out of it. */
export function bannerAddress({ linkage, linkageType }: Pick<Banner, 'linkage' | 'linkageType'>) {
  if (linkageType === 'NONE') return undefined;
  if (linkageType === 'PROMOTION' && /^\d+$/.test(linkage)) return `/promotions?id=${linkage}`;
  return /^(https?:\/\/|\/(?![/\\]))/.test(linkage) ? linkage : undefined;
}

/** The words of a short text, without its tags. */
export function plainWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => SIGNS[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}

const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': '’',
  nbsp: ' ',
};
