import { cx, useMedia } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { Chip, type Chips } from '../stage/chips.tsx';
import { boxOf, CLOTH, isField, type Place, upright } from './layout.ts';

type Props = {
  places: readonly Place[];
  red: readonly number[];
  chips: Chips;
  won: readonly string[];
  result: number | undefined;
  /** Numbers that are pointed at, here or on the racetrack. */
  covered: readonly number[];
  onCover: (numbers: readonly number[]) => void;
};

/** The table: every field and every line between fields takes chips. */
export function Cloth({ places, red, chips, won, result, covered, onCover }: Props) {
  const isUpright = useMedia('(width < 48rem)');
  const size = isUpright ? { w: CLOTH.h, h: CLOTH.w } : CLOTH;
  return (
    <div
      dir="ltr"
      className="relative mx-auto w-full shrink-0"
      style={
        isUpright
          ? { maxWidth: '21rem', height: '31rem' }
          : {
              maxWidth: `min(60rem, calc((100dvh - 33rem) * ${CLOTH.w / CLOTH.h / 0.92}))`,
              aspectRatio: `${CLOTH.w} / ${CLOTH.h * 0.92}`,
            }
      }
    >
      {[...places]
        .sort((a, b) => Number(isField(b)) - Number(isField(a)))
        .map((place) => {
          const box = isUpright ? upright(boxOf(place)) : boxOf(place);
          return (
            <Spot
              key={place.id}
              place={place}
              chips={chips}
              colour={colourOf(place, red)}
              isLit={place.kind === 'straight' && covered.includes(place.numbers[0]!)}
              isWon={won.includes(place.id)}
              isResult={place.kind === 'straight' && place.numbers[0] === result}
              onCover={onCover}
              style={{
                left: `${(box.x / size.w) * 100}%`,
                top: `${(box.y / size.h) * 100}%`,
                width: `${(box.w / size.w) * 100}%`,
                height: `${(box.h / size.h) * 100}%`,
              }}
            />
          );
        })}
    </div>
  );
}

function colourOf({ id, kind, numbers }: Place, red: readonly number[]): string {
  if (id === 'straight:0') return 'bg-[#0f7a55]';
  if (id === 'red') return 'bg-[#a32417]';
  if (id === 'black') return 'bg-[#10140f]';
  if (kind === 'straight') return red.includes(numbers[0]!) ? 'bg-[#a32417]' : 'bg-[#10140f]';
  return 'bg-[#0b4a37]';
}

type SpotProps = {
  place: Place;
  chips: Chips;
  colour: string;
  isLit: boolean;
  isWon: boolean;
  isResult: boolean;
  onCover: (numbers: readonly number[]) => void;
  style: React.CSSProperties;
};

function Spot({ place, chips, colour, isLit, isWon, isResult, onCover, style }: SpotProps) {
  const name = useSpotName(place);
  const amount = chips.spots[place.id];
  const isWide = isField(place);
  return (
    <button
      type="button"
      aria-label={amount ? `${name}: ${amount}` : name}
      disabled={chips.isBusy}
      onClick={() => chips.place(place.id)}
      onPointerEnter={() => onCover(place.numbers)}
      onPointerLeave={() => onCover([])}
      style={style}
      className={cx(
        'absolute grid place-items-center p-0',
        isWide &&
          'num border border-[#e9dfc4]/60 text-[clamp(0.7rem,1.35vw,1rem)] font-bold text-white',
        isWide && colour,
        isWide && isLit && 'brightness-150',
        isResult && 'z-1 outline-3 -outline-offset-3 outline-[#f4d58b]',
        !isWide && 'z-2 rounded-full hover:bg-white/35',
      )}
    >
      {isWide && (
        <span className="max-md:[writing-mode:horizontal-tb]">{shownName(place, name)}</span>
      )}
      {amount && (
        <span
          className={cx(
            'pointer-events-none absolute inset-0 z-3 m-auto grid size-7 place-items-center md:size-8',
            isWon && 'drop-shadow-[0_0_8px_#ffd36b]',
          )}
        >
          <Chip value={amount} className="size-full drop-shadow-[0_3px_4px_#000a]" />
        </span>
      )}
    </button>
  );
}

function shownName({ kind, numbers }: Place, name: string): string {
  return kind === 'straight' ? String(numbers[0]) : name;
}

function useSpotName({ id, kind, numbers }: Place): string {
  const text = useText();
  if (kind === 'straight') return text('games.roulette.straight', { number: numbers[0]! });
  if (kind === 'even') return text(`games.roulette.${id as 'red'}`);
  if (kind === 'dozen') return `${numbers[0]}–${numbers.at(-1)}`;
  if (kind === 'column') return '2:1';
  return text('games.roulette.between', { numbers: numbers.join(', ') });
}
