import { playJackpots } from '@baize/contract';
import { type Money, money } from '@baize/money';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';

export type ShownPot = { pot: string; amount: Money };
export type PotNews = { pot: string; name: string; amount: Money };

const TOLD_MS = 8_000;

type Wanted = { isWanted: boolean; isHeld: boolean };

/**
 * The real pots as they stand now, and who has just won one: asked for once, then heard. While reels
 * turn they stand still, so that nobody reads of a win before seeing it.
 */
export function usePots({ isWanted, isHeld }: Wanted) {
  const [heard, setHeard] = useState<ShownPot[]>();
  const [news, setNews] = useState<PotNews>();
  const { data } = useQuery({
    queryKey: ['games', 'pots'],
    queryFn: ({ signal }) => ask(playJackpots.jackpots, {}, signal),
    enabled: isWanted,
  });
  const hear = useCallback((event: SocketEvent) => {
    if (event.kind === 'pots') setHeard((event.pots as WirePot[]).map(potOf));
    if (event.kind === 'win')
      setNews({ ...potOf(event as unknown as WirePot), name: nameOf(event) });
  }, []);
  useTopic('jackpots', hear);
  useEffect(() => {
    if (!news || isHeld) return;
    const timer = setTimeout(() => setNews(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [news, isHeld]);
  const before = useRef<{ pots: ShownPot[]; news: PotNews | undefined }>({ pots: [], news });
  if (!isHeld) {
    const known = heard ?? data?.pots ?? [];
    const order = data?.pots.map(({ pot }) => pot) ?? [];
    const pots = order.flatMap((name) => known.find(({ pot }) => pot === name) ?? []);
    before.current = { pots, news };
  }
  return before.current;
}

type WirePot = { pot: string; amount: number };

const potOf = ({ pot, amount }: WirePot): ShownPot => ({ pot, amount: money(amount) });
const nameOf = ({ name }: SocketEvent) => String(name ?? '');
