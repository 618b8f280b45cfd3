import { fish as contract } from '@baize/contract';
import type { Money } from '@baize/money';
import { useMedia } from '@baize/ui';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useSocketUp, useTopic } from '@baize/web/use-socket.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useRefreshBalance, useSetBalance } from '../bets/use-bankroll.ts';
import type { Sound } from '../stage/use-sound.ts';
import { useCount } from './use-count.ts';
import { openHudStore } from './visit/hud-store.ts';
import type { Sat, SeaNews, Table } from './visit/inside.ts';
import { openTable } from './visit/table.ts';

export type Seated = Sat & { aheadMs: number };

type Given = {
  seated: Seated;
  costs: readonly Money[];
  isFun: boolean;
  sound: Pick<Sound, 'playSound' | 'makeReady'>;
};

/** A seat at the sea for as long as it is shown. */
export function useVisit({ seated, costs, isFun, sound }: Given) {
  const [hud] = useState(openHudStore);
  const glass = useRef<HTMLDivElement>(null);
  const table = useRef<Table>(undefined);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const setBalance = useSetBalance();
  useFollowIdle(table);
  const parts = useMoneyParts();
  const latest = useRef({ sound, parts });
  latest.current = { sound, parts };
  const { visitId, seaId } = seated.visit;
  const { count, countWhole, writeCounted } = useCount(seated, isFun);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is opened once, whatever is told of it later
  useEffect(() => {
    if (!glass.current) return;
    const opened = openTable({
      sat: seated,
      host: glass.current,
      costs,
      isStill,
      aheadMs: seated.aheadMs,
      payText: (pay) => written(latest.current.parts(pay)),
      playSound: (name, pitch) => latest.current.sound.playSound(name, pitch),
      makeSoundReady: sound.makeReady,
      hud,
      onBalance: setBalance,
      onClosed: count,
      writeClosed: writeCounted,
    });
    table.current = opened;
    return () => opened.close();
  }, [visitId, isStill]);

  const read = useCallback(async () => {
    const sea = await ask(contract.findSea, { seaId }).catch(() => undefined);
    if (sea) table.current?.read(sea);
  }, [seaId]);
  const hear = useCallback(
    (event: SocketEvent) => {
      // Without a type, more was missed than is kept: the sea is read again.
      if (event.type === 'sea') table.current?.hear(event as unknown as SeaNews);
      else void read();
    },
    [read],
  );
  useTopic(`sea:${seaId}`, hear);
  const isUp = useSocketUp();
  // What was told between the seat and the first word of the socket is in the sea that is read once that is up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever the socket comes up
  useEffect(() => void read(), [read, isUp]);
  return { hud, glass, table, countWhole };
}

export type Visit = ReturnType<typeof useVisit>;

/** What moved the money elsewhere shows at once while nobody fires: every answer of the fire tells it by itself. */
function useFollowIdle(table: RefObject<Table | undefined>): void {
  const refresh = useRefreshBalance();
  const hear = useCallback(
    ({ kind }: SocketEvent) => {
      if (kind !== 'message' && !table.current?.shooter.isOpen()) refresh();
    },
    [table, refresh],
  );
  useTopic('me', hear);
}

const written = (parts: ReturnType<ReturnType<typeof useMoneyParts>>): string => {
  const { currency, position, whole, decimals } = parts;
  const figure = `${whole}${decimals}`;
  return position === 'before' ? `${currency}${figure}` : `${figure} ${currency}`;
};
