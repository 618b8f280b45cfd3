import { useText } from '../../../shared/words/use-text.ts';
import { NumberRow } from './number-row.tsx';
import type { PickProps } from './pick-props.ts';
import { SpotPanel } from './spot-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';

/** Where one marks what one bets on, in the way the play reads it. */
export function PickPanel(props: PickProps) {
  const { play, marks } = props;
  if ('positions' in marks && play.form.kind === 'positions') return <Positions {...props} />;
  if ('numbers' in marks && play.form.kind === 'numbers') return <Numbers {...props} />;
  if ('texts' in marks && play.form.kind === 'texts')
    return <TextsPanel key={play.code} {...props} />;
  return <SpotPanel {...props} />;
}

function Positions({ kind, play, marks, onMarks, statOf, percentOf }: PickProps) {
  const text = useText();
  if (play.form.kind !== 'positions' || !('positions' in marks)) return null;
  const { names, numbers } = play.form;
  const { positions } = marks;
  const put = (place: number, marked: number[]) =>
    onMarks({ positions: positions.map((one, n) => (n === place ? marked : one)) });
  return (
    <div className="flex flex-col gap-2">
      {names.map((name, place) => (
        <NumberRow
          key={name}
          kind={kind}
          title={text('tickets.place', { number: name })}
          pool={numbers}
          marked={positions[place] ?? []}
          onMarked={(marked) => put(place, marked)}
          statOf={(number) => statOf(String(number), name)}
          percentOf={(number) => percentOf(`${name}-${number}`)}
        />
      ))}
    </div>
  );
}

function Numbers({ kind, play, marks, onMarks, statOf, percentOf }: PickProps) {
  const text = useText();
  if (play.form.kind !== 'numbers' || !('numbers' in marks)) return null;
  const { numbers, atLeast } = play.form;
  return (
    <NumberRow
      kind={kind}
      title={text('tickets.choose', { count: atLeast })}
      pool={numbers}
      marked={marks.numbers}
      onMarked={(marked) => onMarks({ numbers: marked })}
      statOf={(number) => statOf(String(number))}
      percentOf={(number) => percentOf(String(number))}
    />
  );
}
