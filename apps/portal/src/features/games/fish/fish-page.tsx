import { fish as contract } from '@baize/contract';
import { buttonClasses, Skeleton } from '@baize/ui';
import { useSocketInWorker } from '@baize/web/use-socket.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useSetBalance } from '../bets/use-bankroll.ts';
import { type Purse, usePurse } from '../bets/use-purse.ts';
import type { RoomRules } from './fish-rail.tsx';
import { FishTable } from './fish-table.tsx';
import type { Left } from './left-note.tsx';
import { RoomDoor } from './room-door.tsx';
import type { Seated } from './use-visit.ts';
import { aheadBy } from './visit/table.ts';

type Props = { room: string; isFun: boolean };

/** One of the fish rooms, over the whole screen. */
export function FishPage({ room, isFun }: Props) {
  const text = useText();
  const words = useErrorWords();
  const purse = usePurse(isFun);
  useSocketInWorker();
  const rules = useQuery({
    queryKey: ['fish', 'rules', room],
    queryFn: ({ signal }) => ask(contract.roomRules, { room }, signal),
    retry: false,
  });
  if (rules.error) {
    return (
      <div className="grid min-h-dvh place-items-center p-6">
        <StatePage
          state="not-found"
          title={text('games.missing.title')}
          text={words(rules.error)}
          actions={
            <Link to="/fish" className={buttonClasses({ kind: 'brass' })}>
              {text('fish.toRooms')}
            </Link>
          }
        />
      </div>
    );
  }
  if (!rules.data) return <Skeleton className="h-dvh rounded-none opacity-40" />;
  return <Room key={room} rules={rules.data} purse={purse} />;
}

/** First its door; then, with a seat, the sea. */
function Room({ rules, purse }: { rules: RoomRules; purse: Purse }) {
  const [left, setLeft] = useState<Left>();
  const setBalance = useSetBalance();
  const cache = useQueryClient();
  const seat = useSeat(rules.room.room);
  const own = useOwnSeat(rules.room.room, purse);
  const { sit } = seat;
  const unspent = useLeaveOnExit(seat.seated);
  // Whoever has a seat here already, and comes back, is led to it.
  useEffect(() => {
    if (own) sit();
  }, [own, sit]);
  if (seat.seated) {
    return (
      <FishTable
        key={seat.seated.visit.visitId}
        rules={rules}
        seated={seat.seated}
        purse={purse}
        unspent={unspent}
        onAgain={sit}
        onLeft={(what) => {
          setBalance(what.balance);
          setLeft(what);
          seat.stand();
          // Who sits here was told while one sat here oneself.
          void cache.invalidateQueries({ queryKey: ['fish', 'rules'] });
        }}
      />
    );
  }
  return (
    <RoomDoor
      rules={rules}
      purse={purse}
      left={left}
      // The seat that waited here was taken up once; whoever left it since may ask for another.
      isSitting={seat.isSitting || (own && !left && !seat.error)}
      error={seat.error}
      onSit={() => {
        setLeft(undefined);
        sit();
      }}
    />
  );
}

function useSeat(room: string) {
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async (): Promise<Seated> => {
      const sat = await ask(contract.sit, { room });
      return { ...sat, aheadMs: aheadBy(sat.sea.now) };
    },
  });
  const [sit] = useState(() => () => mutate());
  return { seated: data, sit, stand: reset, isSitting: isPending, error };
}

/** Who goes elsewhere in the house gives up the seat, and is told what came back; a reload keeps it. */
function useLeaveOnExit(seated: Seated | undefined) {
  const text = useText();
  const unspent = useRef<() => number>(() => 0);
  const latest = useRef({ seated, text });
  latest.current = { seated, text };
  useEffect(
    () => () => {
      const { seated: last, text: words } = latest.current;
      if (!last) return;
      const count = unspent.current();
      ask(contract.leave, { visitId: last.visit.visitId }).then(
        () =>
          count > 0 && notices.tell({ tone: 'good', title: words('fish.left.back', { count }) }),
        // What nobody fires is given back by itself a little later.
        () => undefined,
      );
    },
    [],
  );
  return unspent;
}

/** Whether a seat of before waits here: after a reload, or a connection that broke. */
function useOwnSeat(room: string, { isIn, needsWord }: Purse): boolean {
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery({
    queryKey: ['fish', 'own-visit', room],
    queryFn: ({ signal }) => ask(contract.ownVisit, {}, signal),
    enabled: isIn && !needsWord && !isAsked,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data) setAsked(true);
  }, [data]);
  return data?.visit?.room === room && data.visit.leftAt === null;
}
