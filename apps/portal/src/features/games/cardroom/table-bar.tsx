import { cardroomSeats, type RefusalCode, refusalOf } from '@baize/contract';
import { Button, buttonClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { cardRoomPath } from '../../../shared/games/launch-address.ts';
import { openAfterLogin } from '../../../shared/games/launch-wait.ts';
import { LimitsLink } from '../../../shared/money/limits-link.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { DepositButton } from '../bets/deposit-button.tsx';
import { FaultNote } from '../bets/fault-note.tsx';
import type { Purse } from '../bets/use-purse.ts';
import type { PlaySound } from '../stage/sound.ts';
import { type CardTable, isUnderWay } from './card-table.ts';
import type { GameScreen } from './screen.ts';
import { Prizes, SitAndGoEnd } from './sit-and-go/standing.tsx';
import { layOut } from './table/layout.ts';
import type { TableCalls } from './use-table-calls.ts';

type Props = {
  table: CardTable;
  screen: GameScreen;
  act: (move: unknown) => void;
  isSending: boolean;
  playSound: PlaySound;
  calls: TableCalls;
  purse: Purse;
  onSit: (seat: number | undefined) => void;
};

/** What one may do: act in the hand, come back to the table, or sit down at it. */
export function TableBar(props: Props) {
  return (
    <div className="border-t bg-table">
      <FaultNote {...props.calls} />
      <Choices {...props} />
    </div>
  );
}

function Choices(props: Props) {
  const { table, screen, act, isSending, playSound } = props;
  const text = useText();
  const { mine, hand, players } = table;
  if (!mine) return <Onlooker {...props} />;
  const own = players.find(({ isMe }) => isMe);
  const isDealt = own?.isDealt ?? false;
  const line = sitAndGoLine(table, isDealt && isUnderWay(hand));
  if (line) return line;
  const out = own?.out;
  if (out && !(isDealt && isUnderWay(hand))) return <SatOut {...props} why={out} />;
  if (!isDealt || !hand) return <Line words={text('cardroom.bar.next')} />;
  return (
    <screen.Bar
      key={hand.handId}
      table={table}
      view={hand.view as never}
      layout={NO_ROOM}
      act={act}
      isSending={isSending}
      playSound={playSound}
    />
  );
}

/** A bar lies below the table, and has no places of its own on it. */
const NO_ROOM = layOut({ width: 0, height: 0, seats: 2, holding: 'none' });

/** A sit-and-go before its start, after its end, and for whoever is out of it. */
function sitAndGoLine({ sitAndGo, stake, game }: CardTable, isPlaying: boolean) {
  if (!sitAndGo || isPlaying) return null;
  if (sitAndGo.state === 'registering') return <Registered stake={stake} />;
  const own = sitAndGo.entrants.find(({ isMe }) => isMe);
  if (sitAndGo.state === 'running' && own?.place === null) return null;
  return (
    <div className="flex min-h-20 flex-wrap items-center justify-center gap-x-6 gap-y-3 px-4 py-3 font-semibold">
      <SitAndGoEnd sitAndGo={sitAndGo} />
      <ToLobby game={game} />
    </div>
  );
}

function ToLobby({ game }: Pick<CardTable, 'game'>) {
  const text = useText();
  return (
    <Link
      to={cardRoomPath(game)}
      search={{ game }}
      className={buttonClasses({ kind: 'brass', size: 'lg' })}
    >
      {text('cardroom.toLobby')}
    </Link>
  );
}

function Registered({ stake: { seats, entry } }: Pick<CardTable, 'stake'>) {
  const text = useText();
  return (
    <Line words={text('cardroom.sng.registered', { seats })}>
      <Prizes prizes={entry?.prizes ?? []} />
    </Line>
  );
}

function Onlooker({ table: { players, stake, sitAndGo }, purse, onSit }: Props) {
  const text = useText();
  const isLate = sitAndGo !== null && sitAndGo.state !== 'registering';
  if (isLate) return <Line words={text('cardroom.bar.watching')} />;
  if (!stake.isOpen) return <Line words={text('cardroom.bar.closed')} />;
  const isFull = players.filter(({ isBot }) => !isBot).length >= stake.seats;
  const words = purse.isIn ? 'cardroom.bar.sit' : 'cardroom.bar.signIn';
  const sit = () => onSit(undefined);
  return (
    <Line words={text('cardroom.bar.watching')}>
      <Button
        kind="brass"
        size="lg"
        disabled={isFull}
        onClick={() => (purse.isIn ? sit() : openAfterLogin(sit))}
      >
        {text(isFull ? 'cardroom.lobby.full' : words)}
      </Button>
    </Line>
  );
}

type Out = NonNullable<CardTable['players'][number]['out']>;

function SatOut({ why, ...props }: Props & { why: Out }) {
  const text = useText();
  if (why === 'protection') return <Refused {...props} />;
  return (
    <Line words={text(`cardroom.outBar.${why}`)}>
      {why === 'balance' && <DepositButton />}
      {why !== 'blind' && <DealMeIn {...props} />}
    </Line>
  );
}

/** What nobody can change while they sit here. */
const STANDING: readonly (RefusalCode | undefined)[] = [
  'PLAY_EXCLUDED',
  'PLAY_TIME_OUT',
  'ACCOUNT_FROZEN',
  'TOO_YOUNG',
];

/** The house says in words why it took no bet for the hand. */
function Refused(props: Props) {
  const { tableId } = props.table;
  const text = useText();
  const { data } = useQuery({
    queryKey: ['cardroom', 'why-out', tableId],
    queryFn: ({ signal }) => ask(cardroomSeats.whyOut, { tableId }, signal),
    gcTime: 0,
  });
  const code = data ? refusalOf(data.errorCode) : undefined;
  return (
    <Line words={data?.message ?? text('cardroom.outBar.asked')}>
      <LimitsLink code={code} />
      {!STANDING.includes(code) && <DealMeIn {...props} />}
    </Line>
  );
}

function DealMeIn({ calls, isSending }: Pick<Props, 'calls' | 'isSending'>) {
  const text = useText();
  return (
    <Button kind="brass" size="lg" isBusy={isSending} onClick={() => calls.sitOut(false)}>
      {text('cardroom.bar.dealMeIn')}
    </Button>
  );
}

function Line({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-20 flex-wrap items-center justify-center gap-4 px-4 py-3">
      <p className="text-ink-soft">{words}</p>
      {children}
    </div>
  );
}
