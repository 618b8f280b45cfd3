import type { SlotRules } from '@baize/games';
import type { MessageId } from '@baize/i18n';
import type { Money as Amount } from '@baize/money';
import { Money, Skeleton } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { sayOfGame } from '../../../shared/own-games/game-words.ts';
import { hasOwnGame, loadOwnGame } from '../../../shared/own-games/own-games.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Choice, isSlot, type PublishedRules } from '../stage/stage.ts';
import { PaysInMoney } from './pays-in-money.tsx';

/** With the slot's own pictures, so it comes only where it is opened. */
const SlotPaytable = lazy(() =>
  loadChunk(() => import('../slots/slot-paytable.tsx')).then((part) => ({
    default: part.SlotPaytable,
  })),
);

type Props = { rules: PublishedRules; choice: Choice; stake: Amount };

/** How the game is played and what it pays in money; below, folded, the numbers that prove it. */
export function RulesPanel({ rules, choice, stake }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const { min, max, maxPayout } = rules.limits;
  return (
    <div className="flex flex-col gap-5 text-[0.8125rem]">
      <p className="whitespace-pre-line">{useHowTo(rules)}</p>
      {isSlot(rules) ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SlotPaytable code={rules.gameCode} rules={rules.rules as SlotRules} stake={stake} />
        </Suspense>
      ) : (
        <Pays rules={rules} choice={choice} stake={stake} />
      )}
      <dl className="flex flex-col">
        <Line label={text('games.rules.stake')}>
          <Money parts={parts(min)} /> – <Money parts={parts(max)} />
        </Line>
        <Line label={text('games.rules.maxPayout')}>
          <Money parts={parts(maxPayout)} />
        </Line>
        <Line label={text('games.rules.version')}>{rules.version}</Line>
      </dl>
      <Returns rules={rules} />
      <Paytable rules={rules} />
      <p className="break-all text-xs text-ink-soft" dir="ltr">
        {rules.hash}
      </p>
    </div>
  );
}

function useHowTo(rules: PublishedRules): string {
  const text = useText();
  const { messages } = useIntl();
  const id = `games.howTo.${isSlot(rules) ? 'slot' : rules.gameCode}`;
  return id in messages ? text(id as MessageId) : '';
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="num flex justify-between gap-3 border-t py-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

const SHOWN_RETURNS = 20;

/** Of places that are alike, as the numbers of a wheel are, one stands for all. */
function unlike(returns: PublishedRules['returns']): PublishedRules['returns'] {
  const seen = new Set<string>();
  return returns.filter(({ bet, returnToPlayer, hitRate }) => {
    if (!bet.includes(':')) return true;
    const kind = [bet.split(':')[0], returnToPlayer, hitRate].join();
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

function Returns({ rules }: { rules: PublishedRules }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const percent = (share: number) =>
    formatNumber(share, { style: 'percent', maximumFractionDigits: 2, minimumFractionDigits: 2 });
  return (
    <Grid
      title={text('games.rules.returns')}
      columns={[text('games.rules.bet'), text('games.rules.return'), text('games.rules.hits')]}
      rows={unlike(rules.returns)
        .slice(0, SHOWN_RETURNS)
        .map(({ bet, returnToPlayer, hitRate }) => [
          sayOfGame(text, rules.gameCode, bet),
          percent(returnToPlayer),
          percent(hitRate),
        ])}
    />
  );
}

const useOwnGame = ({ gameCode }: PublishedRules) =>
  useQuery({
    queryKey: ['games', 'own', gameCode],
    queryFn: () => loadOwnGame(gameCode),
    enabled: hasOwnGame(gameCode),
    staleTime: Number.POSITIVE_INFINITY,
  });

function Pays({ rules, choice, stake }: Props) {
  const game = useOwnGame(rules).data;
  return game && <PaysInMoney game={game} choice={choice} stake={stake} />;
}

/** Computed here from the same code that decides the bets. */
function Paytable({ rules }: { rules: PublishedRules }) {
  const text = useText();
  const game = useOwnGame(rules);
  if (!hasOwnGame(rules.gameCode)) return null;
  if (!game.data) return <Skeleton className="h-40" />;
  const say = (told: string) => sayOfGame(text, rules.gameCode, told);
  return game.data
    .describe()
    .map(({ key, columns, rows }) => (
      <Grid
        key={key}
        title={`${text('games.rules.paytable')} · ${say(key)}`}
        columns={columns.map(say)}
        rows={rows.map((row) => row.map((cell) => shownCell(cell, say)))}
      />
    ));
}

function shownCell(cell: string | number, say: (told: string) => string): string {
  if (typeof cell === 'string') return say(cell);
  return String(Number.isInteger(cell) ? cell : Number(cell.toFixed(4)));
}

type GridProps = {
  title: string;
  columns: readonly string[];
  rows: readonly string[][];
};

function Grid({ title, columns, rows }: GridProps) {
  return (
    <details className="border-t pt-3">
      <summary className="font-semibold">{title}</summary>
      <div className="mt-2 overflow-x-auto">
        <table className="num w-full" dir="ltr">
          <thead>
            <tr className="text-xs text-ink-soft *:px-1.5 *:py-1 *:text-end *:font-medium *:first:ps-0 *:first:text-start">
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.join()}
                className="border-t *:px-1.5 *:py-1 *:text-end *:first:ps-0 *:first:text-start"
              >
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
