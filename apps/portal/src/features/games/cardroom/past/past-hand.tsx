import { cardroomLobby } from '@baize/contract';
import { IconButton, Modal, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ask } from '../../../../shared/calls/api.ts';
import { useErrorWords } from '../../../../shared/calls/use-error-words.ts';
import { BotBadge } from '../../../../shared/own-games/cards/bot-badge.tsx';
import { HandProof } from '../../../../shared/own-games/proof/hand-proof.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { InChips } from '../in-chips.tsx';
import { useCardLobby } from '../lobby/use-card-lobby.ts';
import { screens } from '../screens.ts';
import { TableStage } from '../table/table-stage.tsx';
import { type PastHand, tableAfter } from './past-table.ts';

type Props = { handId: string | undefined; onClose: () => void };

/** A hand that is over: played again move by move, and dealt again from its seeds. */
export function PastHandDialog({ handId, onClose }: Props) {
  const text = useText();
  const words = useErrorWords();
  const { data, error } = useQuery({
    queryKey: ['cardroom', 'hand', handId],
    queryFn: ({ signal }) => ask(cardroomLobby.findHand, { handId: handId! }, signal),
    enabled: handId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Modal
      isOpen={handId !== undefined}
      onClose={onClose}
      title={
        data ? text('cardroom.rail.number', { number: data.number }) : text('cardroom.past.title')
      }
      size="xl"
    >
      {error && <p role="alert">{words(error)}</p>}
      {!data && !error && <Skeleton className="h-96" />}
      {data && (
        <InChips value={data.isSitAndGo}>
          <div className="flex flex-col gap-4">
            <Replay hand={data} />
            <HandProof hand={data} />
          </div>
        </InChips>
      )}
    </Modal>
  );
}

const STEP_MS = 1_400;

function Replay({ hand }: { hand: PastHand }) {
  const lobby = useCardLobby().data;
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const count = hand.moves.length;
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= count) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, count]);
  const stakes = lobby?.games.flatMap((game) => game.stakes);
  const stake = stakes?.find(({ stakeId }) => stakeId === hand.stakeId);
  const screen = screens[hand.game];
  if (!screen || !stake) return <Skeleton className="h-96" />;
  const table = tableAfter(hand, at, stake);
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(count, to)));
  };
  const play = () => {
    if (at >= count) setAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className="overflow-hidden rounded-card border">
      <div data-theme="dark" className="relative h-[min(58dvh,32rem)] bg-room text-ink">
        <TableStage
          table={table}
          screen={screen}
          act={nothing}
          isSending
          isReplay
          playSound={nothing}
          onSit={undefined}
        />
      </div>
      <Steps hand={hand} at={at} isPlaying={isPlaying} onGo={go} onPlay={play} />
    </div>
  );
}

const nothing = () => undefined;

type StepsProps = {
  hand: PastHand;
  at: number;
  isPlaying: boolean;
  onGo: (at: number) => void;
  onPlay: () => void;
};

function Steps({ hand, at, isPlaying, onGo, onPlay }: StepsProps) {
  const text = useText();
  const count = hand.moves.length;
  return (
    <div className="flex flex-wrap items-center justify-center gap-1 border-t px-3 py-1.5">
      <p aria-live="polite" className="min-w-40 flex-1 truncate text-[0.8125rem] max-md:basis-full">
        <span className="num text-ink-soft">
          {text('play.records.replay.place', { at, count })}
        </span>{' '}
        <MoveTold hand={hand} at={at} />
      </p>
      <IconButton
        size="sm"
        label={text('cardroom.past.start')}
        icon={<SkipBack className="rtl:-scale-x-100" />}
        disabled={at === 0}
        onClick={() => onGo(0)}
      />
      <IconButton
        size="sm"
        label={text('play.records.replay.back')}
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      />
      <IconButton
        size="sm"
        label={text(isPlaying ? 'play.records.replay.pause' : 'play.records.replay.play')}
        icon={isPlaying ? <Pause /> : <Play className="rtl:-scale-x-100" />}
        onClick={onPlay}
      />
      <IconButton
        size="sm"
        label={text('play.records.replay.on')}
        icon={<ChevronRight className="rtl:-scale-x-100" />}
        disabled={at >= count}
        onClick={() => onGo(at + 1)}
      />
      <IconButton
        size="sm"
        label={text('cardroom.past.end')}
        icon={<SkipForward className="rtl:-scale-x-100" />}
        disabled={at >= count}
        onClick={() => onGo(count)}
      />
    </div>
  );
}

function MoveTold({ hand, at }: { hand: PastHand; at: number }) {
  const text = useText();
  const tell = screens[hand.game]!.useTellMove();
  const made = hand.moves[at - 1];
  if (!made) return <b className="font-semibold">{text('cardroom.past.deal')}</b>;
  const player = hand.seats.find(({ seat }) => seat === made.seat);
  return (
    <>
      <bdi>{player?.isMe ? text('cardroom.you') : player?.name}</bdi>{' '}
      {player?.isBot && <BotBadge />}{' '}
      <b className="font-semibold">{tell(made.move, made.view as never, made.seat)}</b>
      {made.by === 'clock' && (
        <span className="ms-1 text-ink-soft">({text('cardroom.by.clock')})</span>
      )}
    </>
  );
}
