import type { basicStrategy } from '@baize/games';
import { cx } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/words/use-text.ts';
import { gameRulesQuery } from '../use-live-table.ts';

const DEALER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];

const TONES: Readonly<Record<string, string>> = {
  H: 'bg-surface text-ink',
  S: 'bg-danger/15 text-ink',
  D: 'bg-brass/35 text-ink',
  T: 'bg-brass/35 text-ink',
  P: 'bg-good/20 text-ink',
  '.': 'text-ink-soft',
};

type Rows = Readonly<Record<string, string>>;

/** How the table is played, and the card whose return is published. */
export function StrategyCard() {
  const text = useText();
  const { data } = useQuery(gameRulesQuery('blackjack'));
  const { strategy } = (data?.rules ?? {}) as { strategy?: typeof basicStrategy };
  if (!strategy) return null;
  return (
    <div className="flex flex-col gap-3 text-[0.8125rem]">
      <p className="text-ink-soft">{text('live.blackjack.rules')}</p>
      <h3 className="font-semibold">{text('live.blackjack.strategy')}</h3>
      <p className="text-ink-soft">{text('live.blackjack.strategyText')}</p>
      <Card title={text('live.blackjack.hard')} rows={strategy.hard} nameOf={hardName} />
      <Card title={text('live.blackjack.soft')} rows={strategy.soft} nameOf={softName} />
      <Card title={text('live.blackjack.pairs')} rows={strategy.pairs} nameOf={pairName} />
      <p className="text-ink-soft">{text('live.blackjack.key')}</p>
    </div>
  );
}

const hardName = (total: string) => (total === '8' ? '≤8' : total === '17' ? '17+' : total);
const softName = (total: string) => (total === '19' ? 'A8+' : `A${Number(total) - 11}`);
const pairName = (value: string) => (value === '1' ? 'A A' : `${value} ${value}`);

type CardProps = { title: string; rows: Rows; nameOf: (row: string) => string };

function Card({ title, rows, nameOf }: CardProps) {
  return (
    <table dir="ltr" className="num w-full table-fixed text-center text-[0.75rem]/5.5">
      <caption dir="auto" className="pb-1 text-start font-medium">
        {title}
      </caption>
      <thead>
        <tr>
          <th className="w-9" />
          {DEALER.map((card) => (
            <th key={card} scope="col" className="font-medium text-ink-soft">
              {card}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([row, letters]) => (
          <tr key={row}>
            <th scope="row" className="font-medium text-ink-soft">
              {nameOf(row)}
            </th>
            {[...letters].map((letter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dealer's cards stand in order
              <td key={at} className={cx('border border-line', TONES[letter])}>
                {letter === '.' ? '·' : letter}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
