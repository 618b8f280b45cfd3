import { cx } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { Chip, type Chips } from '../stage/chips.tsx';
import { Die } from './die.tsx';

export type ClothRules = {
  totals: Record<string, number>;
  triple: number;
  anyTriple: number;
  double: number;
  combination: number;
};

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => [low, high]));

/** What lies on the cloth, and which fields won. */
type Laid = { chips: Chips; won: readonly string[] };

/** Every field that a chip can be laid on, with what it pays. */
export function Cloth({ rules, chips, won }: Laid & { rules: ClothRules }) {
  const laid = { chips, won };
  return (
    <div
      dir="ltr"
      className="grid w-full max-w-[62rem] shrink-0 grid-cols-6 gap-1 md:grid-cols-[repeat(14,minmax(0,1fr))]"
    >
      <HalfFields {...laid} anyTriple={rules.anyTriple} />
      <div className="col-span-full grid grid-cols-7 gap-1 md:grid-cols-[repeat(14,minmax(0,1fr))]">
        {Object.entries(rules.totals).map(([total, pays]) => (
          <Field key={total} {...laid} id={`total:${total}`} pays={`${pays}:1`} className="h-14">
            <b className="font-display text-2xl/none">{total}</b>
          </Field>
        ))}
      </div>
      <EqualFields {...laid} kind="triple" count={3} pays={rules.triple} />
      <EqualFields {...laid} kind="double" count={2} pays={rules.double} />
      <div className="col-span-full grid grid-cols-5 gap-1 md:grid-cols-[repeat(15,minmax(0,1fr))]">
        {PAIRS.map(([low, high]) => (
          <Field
            key={`${low}${high}`}
            {...laid}
            id={`combination:${low}-${high}`}
            pays={`${rules.combination}:1`}
            className="h-14"
          >
            <Dice faces={[low!, high!]} />
          </Field>
        ))}
      </div>
      <div className="col-span-full grid grid-cols-6 gap-1">
        {FACES.map((face) => (
          <Field key={face} {...laid} id={`single:${face}`} pays="1 / 2 / 12:1" className="h-14">
            <Dice faces={[face]} />
          </Field>
        ))}
      </div>
    </div>
  );
}

/** Small and big, odd and even, and any triple, which beats them. */
function HalfFields({ anyTriple, ...laid }: Laid & { anyTriple: number }) {
  const text = useText();
  return (
    <>
      {(['small', 'odd', 'even', 'big'] as const).map((id) => (
        <Field
          key={id}
          {...laid}
          id={id}
          pays="1:1"
          className="col-span-3 h-14 md:col-span-2 md:h-20 md:text-lg"
        >
          {text(`games.sicBo.${id}`)}
        </Field>
      ))}
      <Field {...laid} id="any-triple" pays={`${anyTriple}:1`} className="col-span-6 h-12 md:h-20">
        {text('games.sicBo.anyTriple')}
      </Field>
    </>
  );
}

type EqualProps = Laid & { kind: 'triple' | 'double'; count: number; pays: number };

/** Two or three dice that show the same, one field for each face. */
function EqualFields({ kind, count, pays, ...laid }: EqualProps) {
  return (
    <div className="col-span-full grid grid-cols-6 gap-1 md:col-span-7">
      {FACES.map((face) => (
        <Field key={face} {...laid} id={`${kind}:${face}`} pays={`${pays}:1`} className="h-14">
          <Dice faces={Array.from({ length: count }, () => face)} />
        </Field>
      ))}
    </div>
  );
}

function Dice({ faces }: { faces: readonly number[] }) {
  return (
    <span className="flex gap-0.5">
      {faces.map((face, at) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice side by side
          key={at}
          face={face}
          className={faces.length > 2 ? 'size-3.5 xl:size-4.5' : 'size-3.5 md:size-5'}
        />
      ))}
    </span>
  );
}

type FieldProps = Laid & {
  id: string;
  pays: string;
  className?: string;
  children: ReactNode;
};

function Field({ id, pays, chips, won, className, children }: FieldProps) {
  const amount = chips.spots[id];
  const name = useFieldName(id);
  return (
    <button
      type="button"
      disabled={chips.isBusy}
      aria-label={amount ? `${name}: ${amount}` : name}
      onClick={() => chips.place(id)}
      className={cx(
        'relative flex min-w-0 flex-col items-center justify-center gap-0.5 rounded-[7px] border border-[#f0d9a8]/25 bg-black/25 text-sm font-semibold text-[#fbeecb] transition-colors enabled:hover:bg-black/45',
        won.includes(id) && 'border-[#f4d58b]! bg-[#e0b65a]/30',
        className,
      )}
    >
      {children}
      <span className="num text-[0.625rem]/3 font-medium text-[#f0d9a8]/80">{pays}</span>
      {amount && (
        <span className="pointer-events-none absolute -top-1 right-0 size-7">
          <Chip value={amount} className="size-full drop-shadow-[0_3px_4px_#000a]" />
        </span>
      )}
    </button>
  );
}

function useFieldName(id: string): string {
  const text = useText();
  const [kind = '', what = ''] = id.split(':');
  if (kind === 'any-triple') return text('games.sicBo.anyTriple');
  if (!what) return text(`games.sicBo.${kind as 'big'}`);
  return text(`games.sicBo.${kind as 'total'}`, { what: what.replace('-', ', ') });
}
