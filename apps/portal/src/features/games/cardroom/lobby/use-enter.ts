import { cardroomSeats } from '@baize/contract';
import type { Money } from '@baize/money';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { ask } from '../../../../shared/calls/api.ts';
import { useErrorWords } from '../../../../shared/calls/use-error-words.ts';
import { openAfterLogin } from '../../../../shared/games/launch-wait.ts';
import { balanceQuery } from '../../../../shared/money/use-balance.ts';
import { notices } from '../../../../shared/pages/notice.ts';
import { session } from '../../../../shared/session/session.ts';
import type { Stake } from './use-card-lobby.ts';

/** How one wants to sit down: the next free chair, a named one, or in a room of one's own. */
export type Way =
  | { way: 'quick' }
  | { way: 'chair'; tableId: string; seat?: number }
  | { way: 'room'; hasBots: boolean };

/** From the wish to sit to the table: signed in first, then with the chips that one brings. */
export function useEnter(stake: Stake) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const words = useErrorWords();
  const [asked, setAsked] = useState<Way>();
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  const enter = useCallback(
    async (way: Way, buyIn: Money | undefined) => {
      setBusy(true);
      setFault(undefined);
      try {
        const { tableId, game } = await sitDown(stake.stakeId, way, buyIn);
        void cache.invalidateQueries(balanceQuery);
        void cache.invalidateQueries({ queryKey: ['cardroom', 'lobby'] });
        setAsked(undefined);
        await navigate({ to: '.', search: { game, table: tableId } });
      } catch (error) {
        setFault(error);
        if (!stake.buyIn && !stake.entry) notices.tell({ tone: 'bad', title: words(error) });
      } finally {
        setBusy(false);
      }
    },
    [stake, cache, navigate, words],
  );

  const begin = useCallback(
    (way: Way): void => {
      setFault(undefined);
      if (!session.current()) openAfterLogin(() => begin(way));
      else if (stake.buyIn || stake.entry) setAsked(way);
      else void enter(way, undefined);
    },
    [stake, enter],
  );

  return {
    begin,
    /** Set while one is asked how much one brings. */
    asked,
    bring: (buyIn: Money | undefined) => asked && void enter(asked, buyIn),
    cancel: () => setAsked(undefined),
    watch: (tableId: string) =>
      void navigate({ to: '.', search: { game: stake.game, table: tableId } }),
    fault,
    isBusy,
  };
}

export type Enter = ReturnType<typeof useEnter>;

function sitDown(stakeId: string, way: Way, buyIn: Money | undefined) {
  const brings = { requestId: crypto.randomUUID(), buyIn, clientSeed: undefined };
  if (way.way === 'quick') return ask(cardroomSeats.quickSeat, { stakeId, ...brings });
  if (way.way === 'room') {
    return ask(cardroomSeats.openRoom, { stakeId, hasBots: way.hasBots, ...brings });
  }
  const { tableId, seat } = way;
  return ask(cardroomSeats.takeSeat, { tableId, seat, code: undefined, ...brings });
}
