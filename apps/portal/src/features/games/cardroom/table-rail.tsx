import { EmptyLine, Money, Tabs } from '@baize/ui';
import { BotBadge } from '../../../shared/own-games/cards/bot-badge.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { CardTable } from './card-table.ts';
import { useAmountParts } from './in-chips.tsx';
import { PastHands } from './lobby/past-hands.tsx';
import { RulesOfGame } from './rules-of-game.tsx';
import { screens } from './screens.ts';
import { SeedPanel } from './seed-panel.tsx';
import { Standing } from './sit-and-go/standing.tsx';
import { TableTalk } from './talk/table-talk.tsx';
import type { HandLog } from './use-hand-log.ts';
import type { TableCalls } from './use-table-calls.ts';

export type RailTab = 'hand' | 'talk' | 'history' | 'fairness' | 'rules';

type Props = {
  table: CardTable;
  log: HandLog | undefined;
  calls: TableCalls;
  tab: RailTab;
  onTab: (tab: RailTab) => void;
};

/** Beside the table: the hand so far, those before it, how it can be checked, how it is played. */
export function TableRail({ table, log, calls, tab, onTab }: Props) {
  const text = useText();
  return (
    <Tabs<RailTab>
      label={text(table.talkRoom ? 'games.panel.withChat' : 'games.panel.title')}
      // Five words stand beside each other in the width of the rail.
      className="[&>[role=tablist]]:gap-3.5"
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'hand', label: text('cardroom.rail.hand') },
        ...(table.talkRoom ? [{ value: 'talk' as const, label: text('cardroom.talk.title') }] : []),
        { value: 'history', label: text('cardroom.rail.history') },
        { value: 'fairness', label: text('games.panel.fairness') },
        { value: 'rules', label: text('games.panel.rules') },
      ]}
    >
      {tab === 'hand' && <HandPanel table={table} log={log} />}
      {tab === 'talk' && table.talkRoom && <TableTalk table={table} room={table.talkRoom} />}
      {tab === 'history' && <PastHands game={table.game} />}
      {tab === 'fairness' && <SeedPanel table={table} calls={calls} />}
      {tab === 'rules' && <RulesOfGame game={table.game} stake={table.stake} />}
    </Tabs>
  );
}

function HandPanel({ table, log }: Pick<Props, 'table' | 'log'>) {
  const text = useText();
  const { hand, sitAndGo, stake } = table;
  if (!hand && sitAndGo) return <Standing sitAndGo={sitAndGo} prizes={stake.entry?.prizes ?? []} />;
  if (!hand) return <EmptyLine>{text('cardroom.rail.none')}</EmptyLine>;
  const Facts = screens[table.game]?.Facts;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-display text-2xl font-semibold">
        {text('cardroom.rail.number', { number: hand.number })}
      </h2>
      {Facts && <Facts table={table} view={hand.view as never} />}
      {sitAndGo && <Standing sitAndGo={sitAndGo} prizes={stake.entry?.prizes ?? []} />}
      <Outcomes table={table} />
      {log?.handId === hand.handId && <Moves table={table} log={log} />}
    </div>
  );
}

function Outcomes({ table }: { table: CardTable }) {
  const text = useText();
  const parts = useAmountParts();
  const outcomes = table.hand?.outcomes;
  if (!outcomes) return null;
  return (
    <table className="w-full text-[0.8125rem]">
      <caption className="mb-1.5 text-start font-semibold">{text('cardroom.rail.result')}</caption>
      <thead className="text-xs text-ink-soft">
        <tr className="*:py-1 *:font-medium">
          <th className="text-start">{text('cardroom.rail.player')}</th>
          <th className="text-end">{text('cardroom.rake')}</th>
          <th className="text-end">{text('cardroom.rail.net')}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ seat, rake, net }) => (
          <tr key={seat} className="border-t *:py-1.5">
            <td>
              <NameOf table={table} seat={seat} />
            </td>
            <td className="text-end">{rake > 0n ? <Money parts={parts(rake)} /> : '–'}</td>
            <td className="text-end font-semibold">
              <Money parts={parts(net, { signed: true })} tone={net > 0n ? 'win' : 'plain'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moves({ table, log }: { table: CardTable; log: HandLog }) {
  const text = useText();
  const tell = screens[table.game]!.useTellMove();
  if (log.moves.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-[0.8125rem] font-semibold">{text('cardroom.rail.moves')}</h3>
      <ol className="flex flex-col-reverse text-[0.8125rem]">
        {log.moves.map(({ at, seat, move, by, view }) => (
          <li key={at} className="flex justify-between gap-3 border-t py-1.5">
            <NameOf table={table} seat={seat} />
            <span className="text-end">
              {tell(move, view as never, seat)}
              {by === 'clock' && (
                <span className="ms-1 text-ink-soft">({text('cardroom.by.clock')})</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function NameOf({ table, seat }: { table: CardTable; seat: number }) {
  const text = useText();
  const player = table.players.find((one) => one.seat === seat);
  // Of a chair that changed hands in the middle, the moves are those of who sat there before.
  if (!player?.isDealt) return <span>{text('cardroom.seat.number', { number: seat + 1 })}</span>;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <bdi className={player.isMe ? 'truncate font-semibold text-brass-text' : 'truncate'}>
        {player.isMe ? text('cardroom.you') : player.name}
      </bdi>
      {player.isBot && <BotBadge />}
    </span>
  );
}
