/** By which links people came, as the words of an address say it; most came by none. */
export const LINKS = [
  { source: '', campaign: '' },
  { source: '', campaign: '' },
  { source: '', campaign: '' },
  { source: 'search', campaign: 'brand-name' },
  { source: 'friends-blog', campaign: 'cup-week' },
  { source: 'video', campaign: 'cup-week' },
] as const;

export const wordsOf = ({ source, campaign }: (typeof LINKS)[number]) =>
  source && `?utm_source=${source}&utm_campaign=${campaign}`;
