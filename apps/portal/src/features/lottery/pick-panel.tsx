import { Button, cx, Field, TextArea } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../shared/words/use-text.ts';
import { noMarks, picked, quickPicks, readTyped, toggled } from './marks.ts';
import type { PickProps } from './pick-props.ts';
import { SpotPanel } from './spot-panel.tsx';

/** Where one marks what one bets on, in the way the play reads it. */
export function PickPanel(props: PickProps) {
  const { play, marks } = props;
  if ('positions' in marks && play.form.kind === 'positions') return <Positions {...props} />;
  if ('numbers' in marks && play.form.kind === 'numbers') return <Numbers {...props} />;
  if ('texts' in marks && play.form.kind === 'texts') return <Texts key={play.code} {...props} />;
  return <SpotPanel {...props} />;
}

function Positions({ play, marks, onMarks }: PickProps) {
  const text = useText();
  if (play.form.kind !== 'positions' || !('positions' in marks)) return null;
  const { names, numbers } = play.form;
  const { positions } = marks;
  const put = (place: number, marked: number[]) =>
    onMarks({ positions: positions.map((one, n) => (n === place ? marked : one)) });
  return (
    <div className="flex flex-col gap-3">
      {names.map((name, place) => (
        <NumberRow
          key={name}
          title={text('tickets.place', { number: name })}
          pool={numbers}
          marked={positions[place] ?? []}
          onMarked={(marked) => put(place, marked)}
        />
      ))}
    </div>
  );
}

function Numbers({ play, marks, onMarks }: PickProps) {
  const text = useText();
  if (play.form.kind !== 'numbers' || !('numbers' in marks)) return null;
  const { numbers, atLeast } = play.form;
  return (
    <NumberRow
      title={text('tickets.choose', { count: atLeast })}
      pool={numbers}
      marked={marks.numbers}
      onMarked={(marked) => onMarks({ numbers: marked })}
    />
  );
}

type RowProps = {
  title: string;
  pool: readonly number[];
  marked: readonly number[];
  onMarked: (marked: number[]) => void;
};

function NumberRow({ title, pool, marked, onMarked }: RowProps) {
  const text = useText();
  return (
    <fieldset className="rounded-card border bg-table p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden className="type-label w-20 shrink-0 max-md:w-full">
          {title}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap gap-1.5 md:min-w-[29rem]">
          {pool.map((number) => (
            <Mark
              key={number}
              isMarked={marked.includes(number)}
              onPress={() => onMarked(toggled(marked, number))}
            >
              {number}
            </Mark>
          ))}
        </div>
        <div className="flex flex-wrap gap-1">
          {quickPicks.map((quick) => (
            <button
              key={quick}
              type="button"
              aria-label={`${title}: ${text(`tickets.quick.${quick}`)}`}
              onClick={() => onMarked(picked(pool, quick))}
              className="h-8 rounded-ctl border px-2 text-[0.8125rem] text-ink-soft hover:border-line-strong hover:text-ink touch:h-11 touch:px-3"
            >
              {text(`tickets.quick.${quick}`)}
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

type MarkProps = { isMarked: boolean; onPress: () => void; children: ReactNode };

function Mark({ isMarked, onPress, children }: MarkProps) {
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      onClick={onPress}
      className={cx(
        'num grid size-10 place-items-center rounded-full border text-base font-semibold transition-colors touch:size-11',
        isMarked
          ? 'border-brass bg-brass text-on-brass'
          : 'bg-well text-ink hover:border-line-strong',
      )}
    >
      {children}
    </button>
  );
}

function Texts({ play, marks, onMarks }: PickProps) {
  const text = useText();
  const [typed, setTyped] = useState('texts' in marks ? marks.texts.join(' ') : '');
  if (play.form.kind !== 'texts') return null;
  const { digits } = play.form;
  const clear = () => {
    setTyped('');
    onMarks(noMarks(play.form));
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={text('tickets.texts.label', { digits })} hint={text('tickets.texts.hint')}>
        <TextArea
          inputMode="numeric"
          rows={4}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onMarks({ texts: readTyped(value, digits) });
          }}
        />
      </Field>
      <Button size="sm" className="self-start" onClick={clear}>
        {text('tickets.quick.none')}
      </Button>
    </div>
  );
}
