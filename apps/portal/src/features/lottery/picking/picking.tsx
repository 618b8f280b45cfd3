import type { LotteryKind, LotteryPlay } from '@baize/games';
import { useText } from '../../../shared/words/use-text.ts';
import type { Board } from '../cart.ts';
import { useOdds } from '../odds-text.ts';
import { percentsOf } from '../percents.ts';
import { PlayPicker } from '../play-picker.tsx';
import { PlayText } from '../play-text.tsx';
import { usePlayName } from '../spot-words.ts';
import { useStats } from '../trend/use-trend.ts';
import type { Slip } from '../use-slip.ts';
import { PickPanel } from './pick-panel.tsx';
import { StatLegend } from './stat-line.tsx';

type Props = { board: Board; kind: LotteryKind; slip: Slip };

/** The plays of a mode: one, or all that are bet by one tap, each in a section of the page. */
export function Picking({ board, kind, slip }: Props) {
  const text = useText();
  const { play, page } = slip;
  const plays = kind.plays.filter(({ mode }) => mode === play.mode);
  const isLowered = board.numbers.some((one) => page.some(({ code }) => code === one.play));
  const choose = (next: LotteryPlay) => {
    slip.choose(next);
    if (page.includes(next)) document.getElementById(sectionId(next))?.scrollIntoView();
  };
  return (
    <div className="flex flex-col gap-3">
      <PlayPicker kind={kind} plays={plays} play={play} onPlay={choose} />
      <Legend board={board} kind={kind} play={play} />
      {isLowered && (
        <p role="status" className="rounded-ctl bg-brass-wash px-3 py-2 text-brass-text">
          {text('tickets.number.note')}
        </p>
      )}
      {page.map((one) => (
        <Section key={one.code} board={board} kind={kind} slip={slip} play={one} />
      ))}
    </div>
  );
}

const sectionId = ({ code }: LotteryPlay) => `play-${code}`;

type SectionProps = Props & { play: LotteryPlay };

function Section({ board, kind, slip, play }: SectionProps) {
  const nameOf = usePlayName(kind.code);
  const oddsOf = useOdds(board, play);
  const statOf = useStats(board.gameCode, kind, play);
  const isOneOfMany = slip.page.length > 1;
  return (
    <section
      id={sectionId(play)}
      aria-label={nameOf(play.code)}
      className="flex scroll-mt-36 flex-col gap-2 not-first-of-type:border-t not-first-of-type:pt-3"
    >
      {isOneOfMany && (
        <h3 className="flex items-baseline gap-2 font-semibold">
          {nameOf(play.code)}
          {/* Where every number pays alike, the odds stand once, beside the name. */}
          {play.form.kind !== 'spots' && (
            <span className="num text-[0.875rem] text-brass-text">{soleOdds(play, oddsOf)}</span>
          )}
        </h3>
      )}
      <PlayText board={board} play={play} group={slip.laying.group} />
      <PickPanel
        kind={kind.code}
        play={play}
        marks={slip.marksOf(play)}
        oddsOf={oddsOf}
        statOf={statOf}
        percentOf={percentsOf(board, play)}
        onMarks={(marks) => slip.mark(play, marks)}
      />
    </section>
  );
}

function soleOdds({ lines }: LotteryPlay, oddsOf: (line: string) => string): string {
  const all = new Set(lines.map(({ id }) => oddsOf(id)));
  return all.size === 1 ? [...all][0]! : '';
}

/** What the small figures mean, where there are any. */
function Legend({ board, kind, play }: Omit<SectionProps, 'slip'>) {
  const statOf = useStats(board.gameCode, kind, play);
  return statOf(...firstItem(play)) === undefined ? null : <StatLegend gameCode={board.gameCode} />;
}

/** The first thing that can be marked: where it has figures, all have. */
function firstItem({ form }: LotteryPlay): [item: string, place?: string] {
  if (form.kind === 'spots') return [form.spots[0]!];
  if (form.kind === 'texts') return ['0'.repeat(form.digits)];
  return form.kind === 'numbers'
    ? [String(form.numbers[0])]
    : [String(form.numbers[0]), form.names[0]!];
}
