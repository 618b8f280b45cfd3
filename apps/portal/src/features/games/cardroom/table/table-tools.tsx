import { Button, CopyButton, Modal } from '@baize/ui';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Coffee, Coins, DoorOpen, Hourglass, Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cardRoomPath } from '../../../../shared/games/launch-address.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { type CardTable, type GameCode, isUnderWay } from '../card-table.ts';
import type { TableCalls } from '../use-table-calls.ts';

type Props = { table: CardTable; calls: TableCalls; onTopUp: () => void };

/** Over the corner of the table: more time, more chips, a break, the door. */
export function TableTools({ table, calls, onTopUp }: Props) {
  const text = useText();
  const { mine, hand, stake, code } = table;
  const own = table.players.find(({ isMe }) => isMe);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!mine || !own) return null;
  const isDealt = isUnderWay(hand) && own.isDealt;
  const clock = own.isDealt ? hand?.clocks.find(({ seat }) => seat === mine.seat) : undefined;
  // On a phone more time takes the place of other tools for a turn: all of them would lie over a seat.
  const hasTime = clock !== undefined && !clock.isOnBank && mine.timeBankMs > 0;
  // Chips of a sit-and-go stay until they are lost or have won.
  const isRunning = table.sitAndGo?.state === 'running' && own.stack !== 0n;
  const toLobby = () => navigate({ to: cardRoomPath(table.game), search: { game: table.game } });
  async function leave() {
    setAsking(false);
    if ((await calls.leave()) && (!isDealt || isRunning)) await toLobby();
  }
  return (
    <div className="pointer-events-none absolute inset-x-2 top-2 z-6 flex flex-row-reverse items-start justify-between gap-2 *:pointer-events-auto md:inset-x-3 md:top-3 rtl:flex-row">
      <div className="flex gap-1.5">
        {stake.buyIn && (
          <Tool label={text('cardroom.tools.topUp')} isWideOnly={hasTime} onClick={onTopUp}>
            <Coins aria-hidden className="size-4" />
          </Tool>
        )}
        {hasTime && (
          <Tool label={text('cardroom.tools.time')} onClick={() => calls.takeTime()}>
            <Hourglass aria-hidden className="size-4" />
            <span dir="ltr" className="num">
              +{Math.round(mine.timeBankMs / 1_000)}
            </span>
          </Tool>
        )}
        <Tool
          label={text(own.out === 'asked' ? 'cardroom.tools.back' : 'cardroom.tools.out')}
          isOn={own.out === 'asked'}
          isWideOnly={hasTime}
          onClick={() => calls.sitOut(own.out !== 'asked')}
        >
          <Coffee aria-hidden className="size-4" />
        </Tool>
        <Tool
          label={text('cardroom.tools.leave')}
          isOn={own.isLeaving}
          onClick={() => (isDealt || isRunning ? setAsking(true) : void leave())}
        >
          <DoorOpen aria-hidden className="size-4 rtl:-scale-x-100" />
        </Tool>
      </div>
      {code && <RoomCode code={code} game={table.game} />}
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('cardroom.leave.title')}
        size="sm"
      >
        <div className="flex flex-col gap-4">
          <p>{text(isRunning ? 'cardroom.sng.leaveText' : 'cardroom.leave.text')}</p>
          <Button kind="danger" size="lg" isWide onClick={() => void leave()}>
            {text(isRunning ? 'cardroom.sng.leaveGo' : 'cardroom.leave.go')}
          </Button>
        </div>
      </Modal>
    </div>
  );
}

/** What is sent to friends: the code to be typed, or the address that opens the room with it. On a phone one low line, above the upper seats. */
function RoomCode({ code, game }: { code: string; game: GameCode }) {
  const text = useText();
  const { href } = useRouter().buildLocation({ to: cardRoomPath(game), search: { code } });
  return (
    <div className="flex items-center gap-2 rounded-ctl bg-[#02090ccc] p-1 text-[0.8125rem] text-[#f1ecdf] max-md:gap-1 max-md:py-0 max-md:ps-2 md:ps-3">
      <p className="flex gap-2">
        <span className="max-lg:sr-only">{text('cardroom.room.code')}</span>
        <b dir="ltr" className="num tracking-widest text-[#f4d58b]">
          {code}
        </b>
      </p>
      <div className="flex">
        <CopyButton text={code} />
        <CopyButton
          text={`${location.origin}${href}`}
          label={text('cardroom.room.link')}
          icon={<Link2 aria-hidden />}
        />
      </div>
    </div>
  );
}

type ToolProps = {
  label: string;
  isOn?: boolean;
  isWideOnly?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Tool({ label, isOn = false, isWideOnly = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      className={`${isWideOnly ? 'hidden md:flex' : 'flex'} h-10 min-w-10 items-center justify-center gap-1 rounded-full px-2.5 text-xs font-semibold shadow-[inset_0_0_0_1px_#ffffff2b] touch:h-11 touch:min-w-11 ${isOn ? 'bg-[#f4d58b] text-[#1b1404]' : 'bg-[#02090ccc] text-[#f1ecdf] hover:bg-[#15211f]'}`}
    >
      {children}
    </button>
  );
}
