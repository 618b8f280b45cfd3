import { type Output, promotionsTickets } from '@baize/contract';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { admitMember } from '../../../shared/session/open-member-centre.ts';
import { useGiftCall } from '../use-gift-call.ts';
import type { Activity } from '../use-promotions.ts';

export type Opened = Output<typeof promotionsTickets.openTicket.value>;

/** Opens the oldest ticket in hand; what it brought was decided by the house before anything moves. */
export function useTicket({ id, tickets }: Activity, onOpened?: (opened: Opened) => void) {
  const [won, setWon] = useState<Opened | null>(null);
  const opening = useGiftCall({
    send: (_order: object, requestId) =>
      ask(promotionsTickets.openTicket, { campaignId: id, requestId }),
    onDone: (opened) => {
      setWon(opened);
      onOpened?.(opened);
    },
  });
  return {
    won,
    isBusy: opening.isBusy,
    mayOpen: tickets > 0 && !opening.isBusy,
    open: () => {
      if (admitMember()) opening.start({});
    },
    again: () => setWon(null),
  };
}
