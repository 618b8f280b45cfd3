import { moneyNumber } from '@baize/money';
import { Panel } from '@baize/ui';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { scaleOf, shortNumber, ticksOf } from './compare.ts';
import { PanelHead } from './panel-head.tsx';
import { placeOf } from './places.ts';
import type { Today } from './use-today.ts';

const TWO = (hour: number) => String(hour).padStart(2, '0');

/** What was left of the stakes, hour by hour, before the shadow of a week ago. */
export function HourBars({ today }: { today: Today }) {
  const text = useText();
  const bars = today.hours.map(({ hour, now, before }) => ({
    hour,
    now: moneyNumber(now.ggr),
    before: moneyNumber(before.ggr),
  }));
  const scale = scaleOf(bars.flatMap(({ now, before }) => [now, before]));
  return (
    <Panel className="flex min-w-0 flex-col">
      <PanelHead
        title={text('console.today.byHour')}
        note={
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            <Key className="bg-felt" words={text('console.today.keyToday')} />
            <Key className="bg-brass" words={text('console.today.keyHour')} />
            <Key
              className="border border-ink-faint border-dashed"
              words={text('console.today.keyBefore')}
            />
          </span>
        }
        more={{ to: placeOf('byHour', today.day), words: text('console.today.openReport') }}
      />
      <figure className="relative h-56 min-h-56 flex-1 ps-11" dir="ltr">
        <Axis {...scale} />
        <div aria-hidden className="relative flex h-full gap-px md:gap-1">
          {bars.map((bar) => (
            <Bar key={bar.hour} {...bar} place={scale.place} isNow={bar.hour === today.hour} />
          ))}
        </div>
        <Numbers bars={bars} hour={today.hour} />
      </figure>
      <div aria-hidden dir="ltr" className="num mt-1.5 flex ps-11 text-[0.75rem] text-ink-soft">
        {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
          <span key={hour} className="flex-1">
            {TWO(hour)}
          </span>
        ))}
      </div>
    </Panel>
  );
}

function Key({ className, words }: { className: string; words: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <i aria-hidden className={`inline-block h-2.5 w-3 rounded-[2px] ${className}`} />
      {words}
    </span>
  );
}

type Scale = ReturnType<typeof scaleOf>;

function Axis({ top, bottom, place }: Scale) {
  return (
    <div aria-hidden className="absolute inset-0">
      {ticksOf(bottom, top).map((tick) => (
        <div
          key={tick}
          className="absolute inset-x-0 flex -translate-y-1/2 items-center gap-2"
          style={{ top: `${place(tick)}%` }}
        >
          <span className="num w-9 text-end text-[0.75rem] text-ink-soft">{shortNumber(tick)}</span>
          <span className="h-px flex-1 bg-line" />
        </div>
      ))}
    </div>
  );
}

type BarProps = { now: number; before: number; place: Scale['place']; isNow: boolean };

function Bar({ now, before, place, isNow }: BarProps) {
  const box = (value: number) => ({
    top: `${Math.min(place(value), place(0))}%`,
    height: `${Math.abs(place(value) - place(0))}%`,
  });
  return (
    <div className="relative flex-1">
      <div
        className="absolute inset-x-0 rounded-[2px] border border-ink-faint/60 border-dashed bg-ink-faint/12"
        style={box(before)}
      />
      {now !== 0 && (
        <div
          className={`absolute inset-x-[12%] rounded-[2px] ${now < 0 ? 'bg-danger' : isNow ? 'bg-brass' : 'bg-felt'}`}
          style={box(now)}
        />
      )}
    </div>
  );
}

type NumbersProps = {
  bars: readonly { hour: number; now: number; before: number }[];
  hour: number;
};

/** The same for those who do not see bars. */
function Numbers({ bars, hour }: NumbersProps) {
  const text = useText();
  const { currency } = useBrand();
  return (
    <table className="sr-only">
      <caption>{`${text('console.today.byHour')}, ${currency}`}</caption>
      <thead>
        <tr>
          <th scope="col">{text('console.today.hour')}</th>
          <th scope="col">{text('console.today.keyToday')}</th>
          <th scope="col">{text('console.today.keyBefore')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.hour}>
            <th scope="row">{TWO(bar.hour)}</th>
            <td>{bar.hour <= hour ? bar.now : ''}</td>
            <td>{bar.before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
