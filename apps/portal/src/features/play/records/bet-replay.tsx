import { EmptyLine, IconButton } from '@baize/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { GameStep, useTellStep } from '../../../shared/own-games/game-step.tsx';
import type { GameStepFacts } from '../../../shared/own-games/game-steps.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { gameCode: string; steps: readonly GameStepFacts[] };

const STEP_MS = 1_200;

/** What was decided, step by step, as the books can compute it again at any time. */
export function BetReplay({ gameCode, steps }: Props) {
  const text = useText();
  const tell = useTellStep(gameCode);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const isLast = at >= steps.length - 1;
  useEffect(() => {
    if (!isPlaying) return;
    if (isLast) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, at]);
  const current = steps[at];
  if (!current) return <EmptyLine>{text('play.records.replay.none')}</EmptyLine>;
  const told = tell(current);
  function play() {
    if (isLast) setAt(0);
    setPlaying(!isPlaying);
  }
  return (
    <div className="rounded-card border bg-table">
      <div className="flex items-center gap-1 border-b px-3 py-1.5">
        <p aria-live="polite" className="min-w-0 flex-1 truncate">
          <span className="num text-ink-soft">
            {text('play.records.replay.place', { at: at + 1, count: steps.length })}
          </span>{' '}
          <b className="font-semibold">{told.title}</b>
        </p>
        <IconButton
          size="sm"
          label={text('play.records.replay.back')}
          icon={<ChevronLeft className="rtl:rotate-180" />}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <IconButton
          size="sm"
          label={text(isPlaying ? 'play.records.replay.pause' : 'play.records.replay.play')}
          icon={isPlaying ? <Pause /> : <Play className="rtl:-scale-x-100" />}
          disabled={steps.length < 2}
          onClick={play}
        />
        <IconButton
          size="sm"
          label={text('play.records.replay.on')}
          icon={<ChevronRight className="rtl:rotate-180" />}
          disabled={isLast}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <div className="p-3">
        <GameStep code={gameCode} told={told} />
      </div>
    </div>
  );
}
