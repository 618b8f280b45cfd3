import { moneyWords, readMoney } from '@baize/money';
import { playName } from '../../../shared/play/lottery-words.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import type { BetCard } from './bet-card.ts';

type Kept = { play: string; selection: Record<string, readonly unknown[]>; stake: string };
type Row = { play: string; marked: string; stake: string };

/** The rows of a lottery ticket, each by the name of its play; none where the bet is on another game. */
export function ticketRows(text: Text, { choice, plays }: BetCard): Row[] {
  const [kind] = plays[0]?.split('.') ?? [];
  const { rows } = (choice ?? {}) as { rows?: readonly Kept[] };
  if (!kind || !Array.isArray(rows)) return [];
  return rows.map(({ play, selection, stake }) => ({
    play: playName(text, `${kind}.${play}`),
    marked: markedIn(selection),
    stake,
  }));
}

/** `2,3 | 9 | 5,6`: places of a selection, as the ticket prints them. */
function markedIn(selection: Kept['selection']): string {
  return Object.values(selection)
    .flat()
    .map((item) => (Array.isArray(item) ? item.join(',') || '-' : String(item)))
    .join(' | ');
}

type Props = { rows: readonly Row[]; currency: string };

export function TicketRows({ rows, currency }: Props) {
  const text = useText();
  const sum = (stake: string) =>
    moneyWords(readMoney(stake) ?? 0n, { locale: 'en', symbol: `${currency} ` });
  return (
    <ol aria-label={text('console.bets.choice')} className="flex flex-col">
      {rows.map(({ play, marked, stake }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a ticket never change their order
        <li key={at} className="flex gap-3 border-t py-2 first:border-t-0 first:pt-0">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{play}</span>
            <span className="num break-words text-ink-soft">{marked}</span>
          </span>
          <span className="num">{sum(stake)}</span>
        </li>
      ))}
    </ol>
  );
}
