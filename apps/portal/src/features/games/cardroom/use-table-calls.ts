import { cardroomSeats } from '@baize/contract';
import type { Money } from '@baize/money';
import { refusalCode } from '@baize/web/refusals.ts';
import { useCallback, useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useBankroll } from '../bets/use-bankroll.ts';
import { type CardTable, type fromHouse, movesSeen } from './card-table.ts';

type Told = Parameters<typeof fromHouse>[0];
type Given = { table: CardTable; take: (told: Told) => void; refresh: () => void };

/** All that one may say at a table. What was never answered is asked again under the same name. */
export function useTableCalls({ table, take, refresh }: Given) {
  const { tableId, hand } = table;
  const { refresh: refreshBalance } = useBankroll();
  const [failed, setFailed] = useState<{ error: unknown; handId: string | undefined }>();
  const [isSending, setSending] = useState(false);
  const lost = useRef<() => Promise<Told>>(undefined);

  const say = useCallback(
    async (make: () => Promise<Told>, handId?: string): Promise<boolean> => {
      setSending(true);
      setFailed(undefined);
      try {
        take(await make());
        lost.current = undefined;
        return true;
      } catch (error) {
        lost.current = refusalCode(error) ? undefined : make;
        setFailed({ error, handId });
        // A refused move means that the table went on: the next look shows it.
        if (refusalCode(error)) refresh();
        return false;
      } finally {
        setSending(false);
      }
    },
    [take, refresh],
  );

  const act = (move: unknown) => {
    if (!hand) return;
    const asked = { tableId, requestId: crypto.randomUUID(), handId: hand.handId, move };
    const moves = movesSeen(hand);
    void say(() => ask(cardroomSeats.act, { ...asked, moves }), hand.handId);
  };
  const sit = async (seat: number | undefined, buyIn: Money | undefined, code?: string) => {
    const asked = { tableId, requestId: crypto.randomUUID(), seat, buyIn, code };
    const done = await say(() => ask(cardroomSeats.takeSeat, { ...asked, clientSeed: undefined }));
    if (done) refreshBalance();
    return done;
  };
  // Why a move was refused is of no use in the next hand.
  const isOver = failed?.handId !== undefined && failed.handId !== hand?.handId;
  const fault = isOver ? undefined : failed?.error;
  return {
    act,
    sit,
    leave: () => say(async () => (await ask(cardroomSeats.leave, { tableId })).table),
    sitOut: (isOut: boolean) => void say(() => ask(cardroomSeats.sitOut, { tableId, isOut })),
    topUp: (stack: Money) => say(() => ask(cardroomSeats.topUp, { tableId, stack })),
    chooseSeed: (clientSeed: string) =>
      say(() => ask(cardroomSeats.chooseSeed, { tableId, clientSeed })),
    takeTime: () =>
      hand && void say(() => ask(cardroomSeats.useTimeBank, { tableId, handId: hand.handId })),
    isSending,
    fault,
    isLost: fault !== undefined && lost.current !== undefined,
    again: () => lost.current && void say(lost.current),
    calm: () => setFailed(undefined),
  };
}

export type TableCalls = ReturnType<typeof useTableCalls>;
