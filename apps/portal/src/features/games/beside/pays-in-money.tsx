import { payFraction } from '@baize/games';
import { type Money as Amount, money } from '@baize/money';
import { Money } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { sayOfGame } from '../../../shared/own-games/game-words.ts';
import type { OwnGame } from '../../../shared/own-games/own-games.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Choice } from '../stage/stage.ts';
import { paidRows } from './paid-rows.ts';

type Props = { game: OwnGame; choice: Choice; stake: Amount };

const PARTS = 10_000;
const USUAL = money('1');

/** What each way to win brings in money, at the stake that stands in the bar. */
export function PaysInMoney({ game, choice, stake }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const rows = paidRows(game, choice);
  // Without chips on the table, what one unit would bring.
  const staked = stake > 0n ? stake : USUAL;
  if (rows.length === 0) return null;
  const by = headings[game.code];
  return (
    <section className="flex flex-col gap-1">
      <h3 className="flex items-baseline justify-between gap-3 text-sm font-semibold">
        {text('games.rules.atStake')} <Money parts={parts(staked)} />
      </h3>
      {by && <p className="text-xs text-ink-soft">{text(by)}</p>}
      <dl className="num">
        {rows.map(({ told, times }) => (
          <div key={told} className="flex items-baseline gap-3 border-t py-1.5">
            <dt className="min-w-0 flex-1 truncate text-ink-soft" dir="auto">
              {sayOfGame(text, game.code, told)}
            </dt>
            <dd dir="ltr" className="text-ink-soft">
              {!told.endsWith('×') && `${Number(times.toFixed(4))}×`}
            </dd>
            <dd className="min-w-20 text-end">
              <Money parts={parts(payFraction(staked, Math.round(times * PARTS), PARTS))} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the first column counts, where that is not plain. */
const headings: Record<string, 'games.rules.byTiles' | 'games.rules.byHits'> = {
  mines: 'games.rules.byTiles',
  keno: 'games.rules.byHits',
};
