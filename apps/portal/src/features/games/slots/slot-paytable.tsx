import { jackpotReturn, payFraction, type SlotRules, slotGames } from '@baize/games';
import type { Money as Amount } from '@baize/money';
import { Money } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import {
  facePicture,
  type SlotSet,
  slotSet,
  svgUri,
} from '../../../shared/own-games/slot-theme.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { LinePictures } from './line-pictures.tsx';
import { type PayRow, payRows } from './pay-rows.ts';

type Props = { code: string; rules: SlotRules; stake: Amount };

/** What a slot pays and how it plays, with its own pictures: for the rules beside the stage. */
export function SlotPaytable({ code, rules, stake }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const set = useMemo(() => slotSet(code, rules), [code, rules]);
  return (
    <div className="flex flex-col gap-5 text-[0.8125rem]">
      <Section title={text('slots.pays.title')}>
        <p className="text-ink-soft">{text(`slots.pays.${manner[rules.model]}`)}</p>
        <p className="flex justify-between gap-3 text-xs text-ink-soft">
          {text('games.rules.atStake')} <Money parts={parts(stake)} />
        </p>
        <ul className="grid grid-cols-2 gap-2">
          {payRows(rules).map((row) => (
            <PayCard key={row.symbol} set={set} row={row} stake={stake} />
          ))}
        </ul>
      </Section>
      <Specials set={set} />
      {rules.model === 'lines25' && (
        <Section title={text('slots.pays.lines', { count: rules.lines.length })}>
          <LinePictures lines={rules.lines} />
        </Section>
      )}
      <Facts code={code} />
    </div>
  );
}

const manner = { lines25: 'linesText', ways243: 'waysText', tumble65: 'tumbleText' } as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type PayProps = { row: PayRow; stake: Amount };

function PayCard({ set, row, stake }: PayProps & { set: SlotSet }) {
  return (
    <li className="flex items-center gap-2 rounded-card bg-table p-2">
      <Picture set={set} symbol={row.symbol} />
      <Pays row={row} stake={stake} />
    </li>
  );
}

const PARTS = 10_000;

/** In money; how many times the bet that is stands beside it. */
function Pays({ row, stake }: PayProps) {
  const { formatNumber } = useIntl();
  const parts = useMoneyParts();
  return (
    <dl className="num grid grow grid-cols-[auto_1fr] gap-x-2 text-xs" dir="ltr">
      {row.pays.map(({ count, times }) => (
        <div key={count} className="contents">
          <dt className="text-ink-soft">{count}</dt>
          <dd
            className="text-end font-semibold"
            title={`${formatNumber(times, { maximumFractionDigits: 3 })}×`}
          >
            <Money parts={parts(payFraction(stake, Math.round(times * PARTS), PARTS))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Picture({ set, symbol }: { set: SlotSet; symbol: string }) {
  const src = useMemo(() => svgUri(facePicture(set, symbol)), [set, symbol]);
  return <img src={src} alt="" loading="lazy" className="size-12 shrink-0" />;
}

/** Wild, scatter and multiplier, each with what it does. */
function Specials({ set }: { set: SlotSet }) {
  const text = useText();
  const { rules } = set;
  if (rules.model === 'tumble65') {
    const { spins, moreFrom: from, more } = rules.freeSpins;
    return (
      <>
        <Special set={set} symbol="S" title={text('slots.pays.scatter')}>
          {text('slots.pays.scatterTumble', { spins, from, more })}
        </Special>
        <Special set={set} symbol="M" title={text('slots.pays.multiplier')}>
          {text('slots.pays.multiplierText')}
        </Special>
      </>
    );
  }
  const { spins, multiplier: by } = rules.freeSpins;
  const wild = rules.model === 'lines25' ? 'slots.pays.wildLines' : 'slots.pays.wildWays';
  return (
    <>
      <Special set={set} symbol="W" title={text('slots.pays.wild')}>
        {text(wild)}
      </Special>
      <Special set={set} symbol="S" title={text('slots.pays.scatter')}>
        {text('slots.pays.scatterReels', { spins, by })}
      </Special>
    </>
  );
}

type SpecialProps = { set: SlotSet; symbol: string; title: string; children: string };

const Special = ({ set, symbol, title, children }: SpecialProps) => (
  <div className="flex items-start gap-3">
    <Picture set={set} symbol={symbol} />
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </div>
  </div>
);

const volatilities = {
  low: 'slots.pays.low',
  medium: 'slots.pays.medium',
  high: 'slots.pays.high',
  'very high': 'slots.pays.veryHigh',
} as const;

/** The return with and without the pots, and how far a bet strays from it. */
function Facts({ code }: { code: string }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const game = slotGames.find((one) => one.code === code);
  const returned = game?.returns()[0];
  if (!game || !returned) return null;
  const facts = new Map(
    game
      .describe()
      .at(-1)!
      .rows.map(([fact, value]) => [fact, value]),
  );
  const percent = (share: number) =>
    formatNumber(share, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const volatility = facts.get('volatility') as keyof typeof volatilities;
  const rows: [string, string][] = [
    [text('slots.pays.return'), percent(returned.returnToPlayer)],
    [text('slots.pays.returnWithPots'), percent(returned.returnToPlayer + jackpotReturn())],
    [text('slots.pays.volatility'), text(volatilities[volatility])],
    [text('slots.pays.hits'), percent(returned.hitRate)],
    [
      text('slots.pays.freeOften'),
      text('slots.pays.onceIn', { count: formatNumber(Number(facts.get('free spins once in'))) }),
    ],
    [
      text('slots.pays.most'),
      text('slots.pays.timesBet', { count: formatNumber(Number(facts.get('largest win'))) }),
    ],
  ];
  return (
    <Section title={text('slots.pays.facts')}>
      <dl className="num">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-t py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">{text('slots.pays.pots')}</p>
    </Section>
  );
}
