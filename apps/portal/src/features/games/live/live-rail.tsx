import { buttonClasses, EmptyLine, Money, Tabs } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useSpotName } from '../../../shared/own-games/spot-names.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SeedRow } from '../beside/seed-row.tsx';
import { FightTrends } from './arena/fight-trends.tsx';
import { StrategyCard } from './blackjack/strategy-card.tsx';
import { TableChat } from './chat/table-chat.tsx';
import type { LiveState } from './live-state.ts';
import { hasRoads, ResultStrip, RoadMaps, sidesOf } from './roads.tsx';
import { TableStats } from './stats/table-stats.tsx';
import { tableScreens } from './table-games.tsx';
import { gameRulesQuery } from './use-live-table.ts';

export type RailTab = 'table' | 'chat' | 'fairness' | 'rules';

type Props = { state: LiveState; tab: RailTab; onTab: (tab: RailTab) => void };

/** Beside the table: how it went, who plays, what it pays, how it can be checked. */
export function LiveRail({ state, tab, onTab }: Props) {
  const text = useText();
  return (
    <Tabs<RailTab>
      label={text('games.panel.withChat')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'table', label: text('games.panel.table') },
        { value: 'chat', label: text('live.chat.title') },
        { value: 'rules', label: text('games.panel.rules') },
        { value: 'fairness', label: text('games.panel.fairness') },
      ]}
    >
      {tab === 'table' && <AtTable state={state} />}
      {tab === 'chat' && <TableChat table={state.table} />}
      {tab === 'rules' && (
        <div className="flex flex-col gap-5">
          <Returns game={state.table.game} />
          {state.table.game === 'blackjack' && <StrategyCard />}
        </div>
      )}
      {tab === 'fairness' && <Proof state={state} />}
    </Tabs>
  );
}

function AtTable({ state }: { state: LiveState }) {
  const text = useText();
  const parts = useMoneyParts('house');
  const nameOf = useSpotName(state.table.game);
  const { recent, players } = state.chips;
  return (
    <div className="flex flex-col gap-5">
      <Roads state={state} />
      <TableStats game={state.table.game} marks={state.table.marks} toneOf={toneAt(state)} />
      <section>
        <h3 className="mb-2 font-semibold">{text('live.players', { count: players })}</h3>
        {recent.length === 0 && <EmptyLine>{text('live.noChips')}</EmptyLine>}
        <ul className="flex flex-col text-[0.8125rem] *:border-t *:py-1.5">
          {recent.slice(0, 14).map(({ name, spot, stake }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: newest first, all alike
            <li key={n} className="flex gap-3">
              <span dir="ltr" className="min-w-0 flex-1 truncate">
                {name}
              </span>
              <span className="text-ink-soft">{nameOf(spot)}</span>
              <Money parts={parts(stake)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function toneAt({ table }: LiveState): (mark: string) => string {
  const screen = tableScreens[table.game];
  return screen && screen.kind !== 'arena' ? screen.toneOf : () => '#444';
}

export function Roads({ state }: { state: LiveState }) {
  const text = useText();
  const { marks, game } = state.table;
  const screen = tableScreens[game];
  if (!screen) return null;
  if (screen.kind === 'arena') return <FightTrends state={state} />;
  if (screen.kind === 'seats' || !hasRoads(game) || !screen.sides)
    return <ResultStrip marks={marks} toneOf={screen.toneOf} />;
  const [red, blue] = sidesOf(game);
  return <RoadMaps marks={marks} sides={[text(`live.spot.${red}`), text(`live.spot.${blue}`)]} />;
}

const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function Returns({ game }: { game: string }) {
  const text = useText();
  const nameOf = useSpotName(game);
  const { formatNumber } = useIntl();
  const { data } = useQuery(gameRulesQuery(game));
  return (
    <div className="flex flex-col gap-3 text-[0.8125rem]">
      <p className="text-ink-soft">{text('live.returns')}</p>
      <ul className="flex flex-col *:border-t *:py-1.5">
        {data?.returns.map(({ bet, returnToPlayer }) => (
          <li key={bet} className="flex justify-between gap-3">
            <span>{nameOf(bet)}</span>
            <b className="num">{formatNumber(returnToPlayer, PERCENT)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Proof({ state: { proof, round, table } }: { state: LiveState }) {
  const text = useText();
  if (!proof || !round) return <EmptyLine>{text('live.noRound')}</EmptyLine>;
  const rows: [string, string][] = [
    [text('live.proof.round'), `${round.number} · ${round.shoe}/${round.hand}`],
    [text('games.crash.commitment'), proof.commitment],
    [text('games.verify.salt'), proof.salt],
    [text('games.crash.previous'), proof.previousHash],
    ...(proof.hash ? [[text('live.proof.link'), proof.hash] as [string, string]] : []),
  ];
  return (
    <div className="flex flex-col gap-4 text-[0.8125rem]">
      <p className="text-ink-soft">{text('live.proof.text')}</p>
      <dl className="flex flex-col *:border-t *:py-2.5">
        {rows.map(([label, value]) => (
          <SeedRow key={label} label={label} value={value} />
        ))}
      </dl>
      {proof.hash && (
        <Link
          to="/fairness"
          search={{
            game: table.game,
            link: proof.hash,
            salt: proof.salt,
            round: proof.link,
            knownLink: proof.commitment,
          }}
          className={buttonClasses({ className: 'self-start' })}
        >
          <Scale aria-hidden className="size-4" />
          {text('live.proof.check')}
        </Link>
      )}
    </div>
  );
}
