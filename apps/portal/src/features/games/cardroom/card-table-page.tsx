import { buttonClasses, Skeleton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { cardRoomPath } from '../../../shared/games/launch-address.ts';
import { useOwnScreen } from '../../../shared/loading/own-screen.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { countBet } from '../bets/tally.ts';
import { useBankroll } from '../bets/use-bankroll.ts';
import { useFollowAtRest } from '../bets/use-follow-at-rest.ts';
import { usePurse } from '../bets/use-purse.ts';
import { GameFrame } from '../game-frame.tsx';
import { GamePanel } from '../game-panel.tsx';
import { useSound } from '../stage/use-sound.ts';
import { type CardTable, type GameCode, isUnderWay } from './card-table.ts';
import { HandDraft } from './hand-draft.tsx';
import { InChips } from './in-chips.tsx';
import type { CardSearch } from './lobby/search.ts';
import { screens } from './screens.ts';
import { LevelNote } from './sit-and-go/standing.tsx';
import { useCountedEntry } from './sit-and-go/use-counted-entry.ts';
import { SitDialog, type SitWish } from './sit-dialog.tsx';
import { outcomeOf } from './table/outcome-of.ts';
import { TableStage } from './table/table-stage.tsx';
import { TableTools } from './table/table-tools.tsx';
import { TableBar } from './table-bar.tsx';
import { TableHead } from './table-head.tsx';
import { type RailTab, TableRail } from './table-rail.tsx';
import { useCardTable } from './use-card-table.ts';
import { useHandLog } from './use-hand-log.ts';
import { useTableCalls } from './use-table-calls.ts';
import { useTableSounds } from './use-table-sounds.ts';

type Props = { tableId: string; search: CardSearch };

/** A table of the card room over the whole screen, for whoever sits at it or looks on. */
export function CardTablePage({ tableId, search }: Props) {
  useOwnScreen();
  const { table, error, refresh, take } = useCardTable(tableId, search.code);
  if (error && !table) return <TableGone error={error} game={search.game} />;
  if (!table) return <Skeleton className="h-dvh rounded-none opacity-40" />;
  return (
    <SharedTable key={tableId} table={table} take={take} refresh={refresh} code={search.code} />
  );
}

type TableProps = {
  table: CardTable;
  take: ReturnType<typeof useCardTable>['take'];
  refresh: () => void;
  code: string | undefined;
};

function SharedTable({ table, take, refresh, code }: TableProps) {
  const calls = useTableCalls({ table, take, refresh });
  const purse = usePurse(false);
  const sound = useSound();
  const log = useHandLog(table);
  const [tab, setTab] = useState<RailTab>('hand');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [wish, setWish] = useState<SitWish>();
  const screen = screens[table.game];
  useTableSounds(table, sound.playSound);
  useCounted(table, purse.isFun);
  useCountedEntry(table, purse.isFun);
  if (!screen) return <TableGone error={undefined} game={table.game} />;
  const rail = <TableRail table={table} log={log} calls={calls} tab={tab} onTab={setTab} />;
  const { sitAndGo } = table;
  const isTaken = sitAndGo !== null && sitAndGo.state !== 'registering';
  const maySit = table.mine === null && table.stake.isOpen && !isTaken;
  const sit = (seat: number | undefined) => setWish({ kind: 'sit', seat, code });
  const closeDialog = () => {
    setWish(undefined);
    if (!calls.isLost) calls.calm();
  };
  // A dialog says by itself why it was refused.
  const barCalls = wish ? { ...calls, fault: undefined } : calls;
  const parts = { table, act: calls.act, isSending: calls.isSending, playSound: sound.playSound };
  return (
    <InChips value={sitAndGo !== null}>
      <HandDraft handId={table.hand?.handId ?? ''}>
        <GameFrame
          head={
            <TableHead
              table={table}
              isFun={purse.isFun}
              sound={sound}
              onRules={() => setTab('rules')}
              onPanel={() => setPanelOpen(true)}
            />
          }
          stage={
            <>
              <TableStage {...parts} screen={screen} onSit={maySit ? sit : undefined} />
              {sitAndGo && <LevelNote sitAndGo={sitAndGo} />}
              <TableTools table={table} calls={calls} onTopUp={() => setWish({ kind: 'topUp' })} />
            </>
          }
          bar={<TableBar {...parts} screen={screen} calls={barCalls} purse={purse} onSit={sit} />}
          rail={rail}
        />
        <GamePanel
          isOpen={isPanelOpen}
          onClose={() => setPanelOpen(false)}
          hasChat={table.talkRoom !== null}
        >
          {rail}
        </GamePanel>
        <SitDialog table={table} calls={calls} wish={wish} onClose={closeDialog} />
      </HandDraft>
    </InChips>
  );
}

/** A hand that is over counts once, in the visit and in the figures of its game; also after a reload. */
function useCounted(table: CardTable, isFun: boolean): void {
  const { refresh } = useBankroll();
  const { hand, game, tableId } = table;
  const isInChips = table.sitAndGo !== null;
  const came = outcomeOf(table);
  const handId = hand?.handId;
  const isOver = !isUnderWay(hand);
  // What a seat that was left gives back comes after the hand.
  useFollowAtRest(isOver, refresh);
  useEffect(() => {
    const counted = `baize.counted.${tableId}`;
    if (!isOver || handId === undefined || sessionStorage.getItem(counted) === handId) return;
    sessionStorage.setItem(counted, handId);
    refresh();
    if (!came || isInChips) return;
    const key = { purse: isFun ? ('fun' as const) : ('real' as const), gameCode: game };
    countBet(key, { staked: came.putIn, returned: came.won });
  }, [isOver, handId, tableId, came, game, isFun, isInChips, refresh]);
}

function TableGone({ error, game }: { error: unknown; game: GameCode | undefined }) {
  const text = useText();
  const words = useErrorWords();
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <StatePage
        state="not-found"
        title={text('cardroom.gone.title')}
        text={error ? words(error) : text('cardroom.gone.text')}
        actions={
          <Link
            to={cardRoomPath(game)}
            search={game ? { game } : {}}
            className={buttonClasses({ kind: 'brass' })}
          >
            {text('cardroom.toLobby')}
          </Link>
        }
      />
    </div>
  );
}
