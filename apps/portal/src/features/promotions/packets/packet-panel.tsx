import { Button, CopyButton, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { DRAWN } from '../tickets/drawn-things.tsx';
import { SendPacketModal } from './send-packet-modal.tsx';
import { packetLink, packetsQuery, type SentPacket } from './use-packets.ts';

const SHOWN = 5;

/** The way to send one, and what became of those one sent; nothing where transfers are closed. */
export function PacketPanel() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(packetsQuery(useSession()?.token));
  if (!data || (!data.isOpen && data.list.length === 0)) return null;
  return (
    <Panel className="mb-8 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <DRAWN.LUCKY_RED_PACKET isOpen={false} className="h-20 w-15 shrink-0" />
        <div className="min-w-52 flex-1">
          <h2 className="font-display text-[1.625rem]/tight font-semibold">
            {text('promotions.packet.title')}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{text('promotions.packet.lead')}</p>
        </div>
        {data.isOpen && (
          <Button kind="brass" onClick={() => setOpen(true)}>
            {text('promotions.packet.send')}
          </Button>
        )}
      </div>
      {data.list.length > 0 && (
        <ul>
          {data.list.slice(0, SHOWN).map((packet) => (
            <SentRow key={packet.code} packet={packet} />
          ))}
        </ul>
      )}
      {isOpen && <SendPacketModal packets={data} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function SentRow({ packet }: { packet: SentPacket }) {
  const text = useText();
  const sum = useSumWords();
  const { dateAndTime } = useTimes();
  const { opened, count, state } = packet;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-2.5">
      <b className="font-semibold tabular-nums">{sum(packet.total)}</b>
      <span className="min-w-40 flex-1 text-[0.8125rem] text-ink-soft">
        {text(`promotions.packet.state.${state}`, {
          opened,
          count,
          when: dateAndTime(packet.expiresAt),
          amount: sum(packet.total - packet.taken),
        })}
      </span>
      {state === 'OPEN' && <CopyButton text={packetLink(packet.code)} size="sm" />}
    </li>
  );
}
