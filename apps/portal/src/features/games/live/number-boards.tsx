import { useText } from '../../../shared/words/use-text.ts';
import type { Board } from './board.ts';
import { SpotField } from './spot-field.tsx';

const NUMBERS = [1, 2, 3, 4];
const PAIRS = NUMBERS.flatMap((low) =>
  NUMBERS.filter((high) => high > low).map((high) => `${low}-${high}`),
);
const ORDERED = NUMBERS.flatMap((one) =>
  NUMBERS.filter((two) => two !== one).map((two) => `${one}-${two}`),
);
const TRIPLES = ['2-3-4', '1-3-4', '1-2-4', '1-2-3'];

/** Pays to one, in thousandths. */
type FanTanRules = { pays: Record<'fan' | 'nim' | 'kwok' | 'ssh', number> };

const perOne = (thousandths: number) => `${Number((thousandths / 1_000).toFixed(3))}:1`;

export function FanTanBoard({ board }: { board: Board }) {
  const text = useText();
  const { pays } = board.rules as FanTanRules;
  const field = (kind: keyof FanTanRules['pays'], on: string) => (
    <SpotField
      key={on}
      board={board}
      id={`${kind}:${on}`}
      name={`${text(`live.fanTan.${kind}`)} ${on.replaceAll('-', ' · ')}`}
      pays={perOne(pays[kind])}
    />
  );
  return (
    <div dir="ltr" className="grid w-full max-w-4xl shrink-0 gap-1.5">
      <div className="grid grid-cols-4 gap-1.5">
        {NUMBERS.map((one) => field('fan', String(one)))}
      </div>
      <div className="grid grid-cols-3 gap-1.5 md:grid-cols-6">
        {PAIRS.map((on) => field('kwok', on))}
      </div>
      <div className="grid grid-cols-4 gap-1.5">{TRIPLES.map((on) => field('ssh', on))}</div>
      <div className="grid grid-cols-4 gap-1.5 md:grid-cols-6">
        {ORDERED.map((on) => field('nim', on))}
      </div>
    </div>
  );
}

export const WHEEL_COLOURS: Readonly<Record<string, string>> = {
  1: '#3f7fc4',
  2: '#0c6b4e',
  5: '#b93a26',
  10: '#7a3fa0',
  20: '#c47a1c',
  40: '#16211c',
};

export function WheelBoard({ board }: { board: Board }) {
  const { numbers } = board.rules as { numbers: readonly number[] };
  return (
    <div dir="ltr" className="grid w-full max-w-3xl shrink-0 grid-cols-3 gap-1.5 sm:grid-cols-6">
      {numbers.map((number) => (
        <SpotField
          key={number}
          board={board}
          id={String(number)}
          name={String(number)}
          pays={`${number}:1`}
          className="min-h-20"
        >
          <b
            className="num grid size-10 place-items-center rounded-full font-display text-xl text-white"
            style={{ background: WHEEL_COLOURS[number] }}
          >
            {number}
          </b>
        </SpotField>
      ))}
    </div>
  );
}
