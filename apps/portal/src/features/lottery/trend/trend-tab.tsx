import type { LotteryKind, LotteryPlay } from '@baize/games';
import { ChipGroup, EmptyLine, LoadingRegion, Skeleton } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Draw } from '../cart.ts';
import { usePlayName, useSpotWords } from '../spot-words.ts';
import { ROADS, Road } from './road.tsx';
import { digitHits, heldDraws, resultsOf, type Stat, statOf } from './stats.ts';
import { useStats, useTrendCount, useTrendDraws } from './use-trend.ts';

/** The plays whose single numbers are worth a table, by kind. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  ssc: ['fixed'],
  '11x5': ['fixed', 'any1'],
  k3: ['sum'],
  pk10: ['fixed'],
  mark6: ['special', 'normal', 'special-zodiac'],
  'vn-north': ['lo2', 'de'],
  'vn-south': ['lo2', 'de'],
  thai: ['top2', 'bottom2', 'run-top'],
  lao: ['top2', 'bottom2', 'run-top'],
  lucky28: ['sum'],
  keno80: ['element'],
  wingo: ['number', 'colour'],
};

/** Roads of what has two sides, and how long every number has not come. */
export function TrendTab({ gameCode, kind }: { gameCode: string; kind: LotteryKind }) {
  const text = useText();
  const { data } = useTrendDraws(gameCode);
  if (!data) return <TrendComing />;
  const drawn = heldDraws(data.list);
  if (drawn.length < 2) return <EmptyLine>{text('tickets.trend.none')}</EmptyLine>;
  const roads = ROADS.filter((fact) => drawn.some(({ facts }) => facts[fact] !== undefined));
  const plays = kind.plays.filter(({ code }) => COUNTED[kind.code]?.includes(code));
  return (
    <div className="flex flex-col gap-5">
      {roads.map((fact) => (
        <Road key={fact} fact={fact} draws={drawn} />
      ))}
      {plays.length > 0 && <NumberTable gameCode={gameCode} kind={kind} plays={plays} />}
      {kind.code === '4d' && <DigitTable draws={drawn} />}
    </div>
  );
}

type TableProps = { gameCode: string; kind: LotteryKind; plays: readonly LotteryPlay[] };

function NumberTable({ gameCode, kind, plays }: TableProps) {
  const text = useText();
  const playName = usePlayName(kind.code);
  const [code, setCode] = useState(plays[0]!.code);
  const play = plays.find((one) => one.code === code) ?? plays[0]!;
  const places = play.form.kind === 'positions' ? play.form.names : [];
  const [chosen, setPlace] = useState('');
  const place = places.includes(chosen) ? chosen : places[0];
  const statOfItem = useStats(gameCode, kind, play);
  const title = text('tickets.trend.numbers', { count: useTrendCount(gameCode) });
  return (
    <section className="flex flex-col gap-2" aria-label={title}>
      <h3 className="type-label">{title}</h3>
      {plays.length > 1 && (
        <ChipGroup
          label={text('tickets.plays')}
          chips={plays.map((one) => ({ value: one.code, label: playName(one.code) }))}
          value={play.code}
          onChange={setCode}
        />
      )}
      {places.length > 0 && (
        <ChipGroup
          label={text('tickets.place', { number: '' })}
          chips={places.map((name) => ({
            value: name,
            label: text('tickets.trend.ball', { number: name }),
          }))}
          value={place ?? ''}
          onChange={setPlace}
        />
      )}
      <Cells stats={itemsOf(play).map((item) => ({ item, stat: statOfItem(item, place) }))} />
    </section>
  );
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const PLACES = ['1', '2', '3', '4'] as const;
const PRIZES = ['first', 'second', 'third'] as const;

/** Nobody waits for one of ten thousand numbers, but for a digit in its place. */
function DigitTable({ draws }: { draws: readonly Draw[] }) {
  const text = useText();
  const [prize, setPrize] = useState<(typeof PRIZES)[number]>('first');
  const [place, setPlace] = useState<(typeof PLACES)[number]>('1');
  const results = resultsOf(draws);
  const title = text('tickets.trend.numbers', { count: results.length });
  return (
    <section className="flex flex-col gap-2" aria-label={title}>
      <h3 className="type-label">{title}</h3>
      <ChipGroup
        label={text('tickets.modes')}
        chips={PRIZES.map((value) => ({ value, label: text(`tickets.prize.${value}`) }))}
        value={prize}
        onChange={setPrize}
      />
      <ChipGroup
        label={text('tickets.place', { number: '' })}
        chips={PLACES.map((value) => ({
          value,
          label: text('tickets.trend.ball', { number: value }),
        }))}
        value={place}
        onChange={setPlace}
      />
      <Cells
        stats={DIGITS.map((item) => ({
          item,
          stat: statOf(results, digitHits(prize, { item, place })),
        }))}
      />
    </section>
  );
}

function Cells({ stats }: { stats: readonly { item: string; stat: Stat | undefined }[] }) {
  const text = useText();
  const { word } = useSpotWords();
  const most = Math.max(1, ...stats.map(({ stat }) => stat?.hits ?? 0));
  return (
    <>
      <p className="text-[0.8125rem] text-ink-soft">
        {text('tickets.missing.label')}: {text('tickets.missing.hint')}
      </p>
      <table className="w-full text-[0.875rem]">
        <thead>
          <tr className="text-start text-ink-soft">
            <th className="py-1 text-start font-medium">{text('tickets.trend.number')}</th>
            <th className="py-1 text-end font-medium">{text('tickets.missing.label')}</th>
            <th className="py-1 ps-3 text-start font-medium">{text('tickets.hot.label')}</th>
          </tr>
        </thead>
        <tbody>
          {stats.map(({ item, stat }) => (
            <tr key={item} className="border-t">
              <th scope="row" className="num py-1 text-start font-semibold">
                {word(item)}
              </th>
              <td className="num py-1 text-end">{stat?.missing ?? '–'}</td>
              <td className="py-1 ps-3">
                <span className="flex items-center gap-2">
                  <span className="num w-6">{stat?.hits ?? 0}</span>
                  <span
                    aria-hidden
                    className="h-2 rounded-full bg-brass"
                    style={{ width: `${((stat?.hits ?? 0) / most) * 60}%` }}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function itemsOf({ form }: LotteryPlay): string[] {
  if (form.kind === 'spots') return [...form.spots];
  if (form.kind !== 'texts') return form.numbers.map(String);
  return Array.from({ length: 10 ** form.digits }, (_, n) => String(n).padStart(form.digits, '0'));
}

function TrendComing() {
  return (
    <LoadingRegion className="flex flex-col gap-3">
      <Skeleton className="h-24" />
      <Skeleton className="h-48" />
    </LoadingRegion>
  );
}
