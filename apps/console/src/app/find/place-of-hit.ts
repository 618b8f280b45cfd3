import type { PlainSearch } from '../../shared/list/search.ts';
import type { Hit } from './use-find.ts';

type Place = { to: string; search?: PlainSearch };

/** Where a hit is opened: the page of one thing, or the desk with its case beside the list. */
export function placeOf({ kind, id, name }: Hit): Place {
  if (kind === 'member') return { to: `/members/${id}` };
  if (kind === 'bet') return { to: `/bets/${id}` };
  if (kind === 'payment') return { to: '/payments', search: { which: 'all', search: name, id } };
  return { to: `/${kind}s`, search: { number: id, id } };
}
