import { promotionsPackets } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Button, Modal, Tag, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { DRAWN } from '../tickets/drawn-things.tsx';
import { useGiftCall } from '../use-gift-call.ts';
import { packetQuery, type ShownPacket } from './use-packets.ts';

type Props = { code: string; onClose: () => void };

/** A packet that somebody sent: opened once, with who took what below it. */
export function PacketModal({ code, onClose }: Props) {
  const text = useText();
  const session = useSession();
  const isMember = session?.kind === 'member' || session?.kind === 'agent';
  return (
    <Modal isOpen size="sm" onClose={onClose} title={text('promotions.packet.title')}>
      {isMember ? (
        <Opened code={code} token={session.token} />
      ) : (
        <div className="flex flex-col items-center gap-5 py-4">
          <DRAWN.LUCKY_RED_PACKET isOpen={false} className="h-36 w-28" />
          <Button kind="brass" size="lg" onClick={() => overlay.open('login')}>
            {text('promotions.packet.login')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

function Opened({ code, token }: { code: string; token: string }) {
  return (
    <Fetched query={useQuery(packetQuery(code, token))}>
      {(packet) => (
        <div className="flex flex-col items-center gap-4 text-center">
          <Front packet={packet} />
          <Takers packet={packet} />
          <Proof packet={packet} />
        </div>
      )}
    </Fetched>
  );
}

function Front({ packet }: { packet: ShownPacket }) {
  const text = useText();
  const sum = useSumWords();
  const { code, own, state, isOwn } = packet;
  const opening = useGiftCall({
    send: (order: { code: string }, requestId) =>
      ask(promotionsPackets.openPacket, { ...order, requestId }),
  });
  return (
    <>
      <DRAWN.LUCKY_RED_PACKET isOpen={own !== null} className="h-36 w-28" />
      <div>
        <h3 className="font-display text-[1.5rem]/tight font-semibold">
          {text('promotions.packet.from', { name: `\u2068${packet.sender}\u2069` })}
        </h3>
        {packet.greeting && (
          <p className="mt-1 text-ink-soft wrap-anywhere" dir="auto">
            {packet.greeting}
          </p>
        )}
      </div>
      {own !== null && (
        <p role="status" className="font-display text-[2.25rem]/none font-semibold tabular-nums">
          {sum(own)}
        </p>
      )}
      {own === null && state === 'OPEN' && !isOwn && (
        <Button
          kind="brass"
          size="lg"
          isBusy={opening.isBusy}
          onClick={() => opening.start({ code })}
        >
          {text('promotions.packet.open')}
        </Button>
      )}
      <p className="text-[0.8125rem] text-ink-soft">
        <Said packet={packet} />
      </p>
    </>
  );
}

function Said({
  packet: { own, isOwn, state, opened, count, expiresAt },
}: {
  packet: ShownPacket;
}) {
  const text = useText();
  const { dateAndTime } = useTimes();
  if (own !== null) return text('promotions.packet.got');
  if (state === 'EMPTY') return text('promotions.packet.empty');
  if (state === 'RETURNED') return text('promotions.packet.over');
  if (isOwn) return text('promotions.packet.own');
  return text('promotions.packet.state.OPEN', { opened, count, when: dateAndTime(expiresAt) });
}

function Takers({ packet: { takers } }: { packet: ShownPacket }) {
  const text = useText();
  const sum = useSumWords();
  if (takers.length === 0) return null;
  return (
    <ul aria-label={text('promotions.packet.takers')} className="w-full text-[0.875rem]">
      {takers.map(({ name, amount, at, isLuckiest }) => (
        <li key={`${name} ${at}`} className="flex items-center gap-3 border-t py-2">
          <span className="flex-1 text-start">
            <bdi>{name}</bdi>
          </span>
          {isLuckiest && <Tag tone="good">{text('promotions.packet.luckiest')}</Tag>}
          <b className="font-semibold tabular-nums">{sum(amount)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Parted before anyone opened it: the seed is shown when nothing is left to draw. */
function Proof({ packet: { proof, mode, code, count } }: { packet: ShownPacket }) {
  const text = useText();
  if (mode !== 'RANDOM') return null;
  return (
    <p className="w-full text-start text-[0.6875rem] text-ink-soft wrap-anywhere">
      {text('promotions.packet.hash')} <bdi className="font-mono">{proof.seedHash}</bdi>
      {proof.seed && (
        <>
          <br />
          {text('promotions.packet.seed')} <bdi className="font-mono">{proof.seed}</bdi>
          <br />
          <Link
            to="/fairness"
            search={{
              serverSeed: proof.seed,
              serverSeedHash: proof.seedHash,
              clientSeed: code,
              stake: moneyText(proof.total ?? 0n),
              parts: String(count),
            }}
            className={textLinkClasses}
          >
            {text('promotions.packet.check')}
          </Link>
        </>
      )}
    </p>
  );
}
