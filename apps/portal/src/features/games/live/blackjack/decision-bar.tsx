import { blackjackRaise } from '@baize/games';
import { Button, Money } from '@baize/ui';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { FaultNote } from '../../bets/fault-note.tsx';
import type { LiveState } from '../live-state.ts';
import { askedSeat, type SeatMove, type useDecide } from './use-decide.ts';

type Props = { state: LiveState; deciding: ReturnType<typeof useDecide> };

/** What the seat may do now, and what it would cost: in place of the chips while one is asked. */
export function DecisionBar({ state, deciding }: Props) {
  const text = useText();
  const seat = askedSeat(state);
  const { turn } = state.round ?? {};
  if (seat === undefined || !turn) return null;
  const isInsuring = turn.moves.includes('insure');
  return (
    <div className="border-t bg-table">
      <FaultNote {...deciding} />
      <div className="flex flex-col items-center gap-2.5 px-4 py-3">
        <p role="status" className="text-center font-semibold">
          {text(isInsuring ? 'live.blackjack.insure' : 'live.blackjack.yours', { seat })}
        </p>
        <div className="grid w-full max-w-2xl auto-cols-fr grid-flow-col gap-2">
          {turn.moves.map((move) => (
            <MoveButton
              key={move}
              state={state}
              deciding={deciding}
              seat={seat}
              hand={turn.hand}
              move={move}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type MoveProps = Props & { seat: number; hand: number; move: SeatMove };

function MoveButton({ state, deciding, seat, hand, move }: MoveProps) {
  const text = useText();
  const parts = useMoneyParts();
  const chips = new Map(Object.entries(state.mine?.chips ?? {}));
  const [cost = 0n] = blackjackRaise({ seat, hand, move }, chips).values();
  return (
    <Button
      kind={move === 'hit' || move === 'insure' ? 'brass' : 'line'}
      className="h-14 min-w-0 flex-col gap-0 px-1"
      disabled={deciding.isSending}
      onClick={() => deciding.decide(move)}
    >
      <span className="max-w-full truncate">{text(`live.blackjack.move.${move}`)}</span>
      {cost > 0n && (
        <span className="text-[0.75rem]/4 opacity-80">
          <Money parts={parts(cost)} />
        </span>
      )}
    </Button>
  );
}
