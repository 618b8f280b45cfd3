import { largestReturn, type OddsFormat } from '@baize/games';
import { Money } from '@baize/ui';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useOddsFormat, useOddsText } from '../../../shared/sportsbook/odds-format.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { freeBetOf, hasSameMatch, isEachWay, type Slip } from './slip.ts';
import { eachOf, parlayOdds, returnOf, singleStake, timesOf } from './sums.ts';
import type { Quote } from './use-quote.ts';

type Props = {
  /** At the prices of now: at these the house would take it. */
  slip: Slip;
  /** What its legs come to at the prices that were agreed to. */
  agreedOdds: number;
  quote: Quote | undefined;
  total: bigint;
};

/** What it costs and what can come back, in figures and in a sentence. */
export function SlipSum({ slip, agreedOdds, quote, total }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const oddsText = useOddsText();
  const format = useOddsFormat();
  const { odds, back, isCapped, times } = figuresOf(slip, quote, format);
  const isFree = freeBetOf(slip) !== null;
  const profit = back - total;
  return (
    <dl className="grid gap-1 text-[0.8125rem] text-ink-soft">
      {odds !== null && (
        <Line name={text('sportsbook.slip.odds', { count: slip.legs.length })}>
          <span dir="ltr" className="num">
            {!hasSameMatch(slip) && odds !== agreedOdds && (
              <s className="me-1.5 text-xs text-ink-faint">{oddsText(agreedOdds)}</s>
            )}
            <b className="text-ink">{oddsText(odds)}</b>
          </span>
        </Line>
      )}
      {quote && hasSameMatch(slip) && <TogetherLines quote={quote} />}
      {(slip.mode !== 'PARLAY' || isEachWay(slip)) && times > 1 && (
        <Line name={text('sportsbook.slip.times', { count: times })}>
          <Money parts={parts(eachOf(slip))} />
        </Line>
      )}
      <Line name={text(isFree ? 'sportsbook.freeBet' : 'sportsbook.slip.stake')}>
        <Money parts={parts(total)} className="text-ink" />
      </Line>
      <div className="mt-1 flex items-baseline justify-between gap-3 border-t pt-2 font-semibold text-ink">
        <dt>{text('sportsbook.slip.return')}</dt>
        <dd>
          <Money
            size="mid"
            tone={total > 0n ? 'win' : 'soft'}
            parts={parts(total > 0n ? back : 0n)}
          />
        </dd>
      </div>
      {/* Of a free bet no stake comes back; its own words say so. */}
      {!isFree && total > 0n && profit > 0n && (
        <p className="text-xs">
          {text(`sportsbook.slip.words.${slip.mode}`, {
            count: slip.legs.length,
            profit: plain(parts(profit)),
          })}
        </p>
      )}
      {total > 0n && isCapped && <p className="text-xs">{text('sportsbook.slip.capped')}</p>}
      {quote && quote.delaySeconds > 0 && (
        <p className="text-xs">{text('sportsbook.slip.delay', { count: quote.delaySeconds })}</p>
      )}
    </dl>
  );
}

type Figures = { odds: number | null; back: bigint; isCapped: boolean; times: number };

/** Legs of one match are priced together, and only by the house. */
function figuresOf(slip: Slip, quote: Quote | undefined, format: OddsFormat): Figures {
  const isJoint = hasSameMatch(slip);
  const isMany = slip.mode === 'SINGLE' && slip.legs.length > 1;
  const own = isJoint ? undefined : (returnOf(slip, format) ?? eachWayReturn(slip, quote, format));
  const isCapped = !isMany && (quote?.isCapped ?? false);
  const product = slip.mode === 'PARLAY' ? parlayOdds(slip) : null;
  return {
    odds: isJoint ? (quote?.odds ?? null) : product,
    back: (isCapped ? quote?.maxPayout : own) ?? quote?.maxPayout ?? 0n,
    isCapped,
    times: timesOf(slip),
  };
}

/** Several each-way singles are several bets: the house tells what a place pays, leg by leg. */
function eachWayReturn(
  slip: Slip,
  quote: Quote | undefined,
  format: OddsFormat,
): bigint | undefined {
  if (slip.mode !== 'SINGLE' || !isEachWay(slip) || !quote) return undefined;
  return slip.legs.reduce((sum, leg, n) => {
    const stake = singleStake(slip, leg, format);
    const place = quote.legs[n]?.placeOdds ?? 0;
    return sum + largestReturn(stake, [leg.odds], [[0]]) + largestReturn(stake, [place], [[0]]);
  }, 0n);
}

/** What legs of one match are worth together. */
function TogetherLines({ quote }: { quote: Quote }) {
  const text = useText();
  const oddsText = useOddsText();
  return quote.sameMatch.map(({ places, odds }) => (
    <Line key={places.join()} name={text('sportsbook.sameMatch', { count: places.length })}>
      <b dir="ltr" className="num text-ink">
        {oddsText(odds)}
      </b>
    </Line>
  ));
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Parts = ReturnType<ReturnType<typeof useMoneyParts>>;

const plain = ({ currency, position, whole, decimals }: Parts): string =>
  `\u2066${position === 'before' ? currency : ''}${whole}${decimals}${position === 'after' ? ` ${currency}` : ''}\u2069`;
