import { Button, ChipGroup, cx, Field, TextArea } from '@baize/ui';
import { Delete } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { MarkStat } from '../trend/stats.ts';
import { everyText, noMarks, picked, quickPicks, readTyped, type Typed, toggled } from './marks.ts';
import type { PickProps } from './pick-props.ts';
import { StatLine } from './stat-line.tsx';

/** Numbers of several digits: marked on a grid or typed on keys, or pasted as a list. */
export function TextsPanel(props: PickProps) {
  const { play, marks, onMarks } = props;
  const text = useText();
  const digits = play.form.kind === 'texts' ? play.form.digits : 0;
  const ways = [digits > 2 ? 'keys' : 'grid', 'paste'] as const;
  const [way, setWay] = useState<(typeof ways)[number]>(ways[0]);
  const texts = 'texts' in marks ? marks.texts : [];
  const change = (next: string[]) => onMarks({ texts: next });
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-table p-2 md:p-3">
      <div className="flex flex-wrap items-center gap-3">
        <ChipGroup
          label={text('tickets.pad.way')}
          chips={ways.map((value) => ({ value, label: text(`tickets.pad.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        <Button size="sm" className="ms-auto" onClick={() => onMarks(noMarks(play.form))}>
          {text('tickets.quick.none')}
        </Button>
      </div>
      {way === 'grid' && <Grid {...props} digits={digits} texts={texts} onTexts={change} />}
      {way === 'keys' && <Keys {...props} digits={digits} texts={texts} onTexts={change} />}
      {way === 'paste' && <Paste {...props} digits={digits} texts={texts} onTexts={change} />}
    </div>
  );
}

type WayProps = PickProps & {
  digits: number;
  texts: readonly string[];
  onTexts: (texts: string[]) => void;
};

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** All numbers at once; whole tens, units and sides at one touch. */
function Grid({ digits, texts, onTexts, statOf, percentOf }: WayProps) {
  const text = useText();
  const pool = everyText(digits);
  const marked = new Set(texts);
  const add = (more: string[]) => onTexts([...new Set([...texts, ...more])]);
  return (
    <>
      <div dir="ltr" className="grid grid-cols-5 gap-1 md:grid-cols-10">
        {pool.map((one) => (
          <TextMark
            key={one}
            value={one}
            isMarked={marked.has(one)}
            stat={statOf(one)}
            percent={percentOf(one)}
            onPress={() => onTexts(toggled(texts, one))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        {quickPicks
          .filter((quick) => quick !== 'none')
          .map((quick) => (
            <Quick
              key={quick}
              label={text(`tickets.quick.${quick}`)}
              onPress={() => onTexts(picked(pool.map(Number), quick).map((n) => pool[n]!))}
            />
          ))}
      </div>
      {digits === 2 &&
        (['head', 'tail'] as const).map((side) => (
          <div key={side} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
            {DIGITS.map((digit) => (
              <Quick
                key={digit}
                label={text(`tickets.pad.${side}`, { digit })}
                onPress={() => add(pool.filter((one) => one[side === 'head' ? 0 : 1] === digit))}
              />
            ))}
          </div>
        ))}
    </>
  );
}

function Quick({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="h-8 shrink-0 rounded-ctl border px-2 text-[0.8125rem] text-ink-soft hover:border-line-strong hover:text-ink touch:h-10 touch:min-w-10"
    >
      {label}
    </button>
  );
}

type MarkProps = {
  value: string;
  isMarked: boolean;
  stat: MarkStat | undefined;
  percent: number;
  onPress: () => void;
};

function TextMark({ value, isMarked, stat, percent, onPress }: MarkProps) {
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={value}
      disabled={percent === 0}
      onClick={onPress}
      className={cx(
        'disabled:line-through disabled:opacity-35',
        'num flex min-h-10 flex-col items-center justify-center rounded-ctl border leading-tight font-semibold active:scale-95',
        isMarked ? 'border-brass bg-brass text-on-brass' : 'bg-well hover:border-line-strong',
      )}
    >
      {value}
      {percent > 0 && percent < 100 && (
        <span className="text-[0.625rem] font-semibold text-danger">{percent}%</span>
      )}
      {stat && percent === 100 && (
        <StatLine stat={stat} isPlain={isMarked} className="gap-0.5 text-[0.625rem] font-normal" />
      )}
    </button>
  );
}

/** A number is taken with its last digit; chosen ones go away at a touch. */
function Keys({ play, digits, texts, onTexts, percentOf }: WayProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const press = (digit: string) => {
    const next = typed + digit;
    if (next.length < digits) {
      setTyped(next);
      return;
    }
    setTyped('');
    onTexts([...new Set([...texts, ...readTyped(next, play).texts])]);
  };
  return (
    <div dir="ltr" className="grid gap-3 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-1.5">
        <output className="num grid h-12 place-items-center rounded-ctl border bg-well text-2xl font-semibold tracking-[0.3em]">
          {typed.padEnd(digits, '·')}
        </output>
        <div className="grid grid-cols-3 gap-1.5">
          {['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'].map((digit) =>
            digit ? (
              <button
                key={digit}
                type="button"
                onClick={() => press(digit)}
                className="num h-11 rounded-ctl border bg-well text-lg font-semibold hover:border-line-strong active:scale-95"
              >
                {digit}
              </button>
            ) : (
              <span key="gap" />
            ),
          )}
          <button
            type="button"
            aria-label={text('tickets.pad.delete')}
            onClick={() => setTyped(typed.slice(0, -1))}
            className="grid h-11 place-items-center rounded-ctl border bg-well hover:border-line-strong"
          >
            <Delete aria-hidden className="size-5" />
          </button>
        </div>
      </div>
      <Chosen texts={texts} onTexts={onTexts} percentOf={percentOf} />
    </div>
  );
}

/** More than these are a list, and read as one. */
const SHOWN = 120;

function Chosen({ texts, onTexts, percentOf }: Pick<WayProps, 'texts' | 'onTexts' | 'percentOf'>) {
  const text = useText();
  return (
    <div className="flex flex-col gap-2">
      <span className="type-label">{text('tickets.pad.read', { count: texts.length })}</span>
      <div className="flex max-h-52 flex-wrap content-start gap-1 overflow-y-auto">
        {texts.slice(-SHOWN).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed
            aria-label={one}
            onClick={() => onTexts(texts.filter((other) => other !== one))}
            className={cx(
              'num h-9 touch:h-10 rounded-ctl bg-brass px-2.5 font-semibold text-on-brass',
              percentOf(one) === 0 && 'line-through opacity-40',
            )}
          >
            {one}
            {percentOf(one) > 0 && percentOf(one) < 100 && (
              <span className="ms-1 text-[0.75rem]">{percentOf(one)}%</span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

const SHOWN_WRONG = 12;

function Paste({ play, digits, texts, onTexts }: WayProps) {
  const text = useText();
  const [typed, setTyped] = useState(texts.join(' '));
  const [read, setRead] = useState<Typed>({ texts: [...texts], twice: 0, wrong: [] });
  // What was laid in the cart, or cleared, leaves the list; what could not be read stays to be mended.
  const isTaken = texts.length === 0 && read.texts.length > 0;
  if (isTaken) {
    setTyped(read.wrong.join(' '));
    setRead({ texts: [], twice: 0, wrong: read.wrong });
  }
  const { wrong, twice } = read;
  const words = wrong.slice(0, SHOWN_WRONG).join(', ');
  const more = wrong.length - SHOWN_WRONG;
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={text('tickets.texts.label', { digits })}
        hint={text('tickets.texts.hint')}
        error={
          wrong.length > 0 &&
          (more > 0
            ? text('tickets.pad.wrongMore', { words, count: more })
            : text('tickets.pad.wrong', { words }))
        }
      >
        <TextArea
          dir="ltr"
          inputMode="numeric"
          rows={5}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            const next = readTyped(value, play);
            setTyped(value);
            setRead(next);
            onTexts(next.texts);
          }}
        />
      </Field>
      <p role="status" className="text-[0.875rem] text-ink-soft">
        {text('tickets.pad.read', { count: texts.length })}
        {twice > 0 && <> · {text('tickets.pad.twice', { count: twice })}</>}
      </p>
    </div>
  );
}
