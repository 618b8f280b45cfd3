import { Button, Modal } from '@baize/ui';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { BuyInForm } from './buy-in-form.tsx';
import type { CardTable } from './card-table.ts';
import { EntryForm } from './sit-and-go/entry-form.tsx';
import type { TableCalls } from './use-table-calls.ts';

/** Sitting down in a chair, or bringing more chips to it. */
export type SitWish =
  | { kind: 'sit'; seat: number | undefined; code: string | undefined }
  | { kind: 'topUp' };

type Props = {
  table: CardTable;
  calls: TableCalls;
  wish: SitWish | undefined;
  onClose: () => void;
};

export function SitDialog({ table, calls, wish, onClose }: Props) {
  const text = useText();
  const { buyIn, unit } = table.stake;
  const own = table.players.find(({ isMe }) => isMe);
  const close = (isDone: boolean) => isDone && onClose();
  return (
    <Modal
      isOpen={wish !== undefined}
      onClose={onClose}
      title={text(titleOf(table, wish))}
      size="sm"
    >
      {wish && buyIn && (
        <BuyInForm
          range={wish.kind === 'topUp' ? { min: lowest(own?.stack, buyIn), max: buyIn.max } : buyIn}
          step={unit}
          button={text(wish.kind === 'topUp' ? 'cardroom.topUp.bring' : 'cardroom.buyIn.sit')}
          fault={calls.fault}
          isBusy={calls.isSending}
          onBring={(amount) =>
            void (
              wish.kind === 'topUp' ? calls.topUp(amount) : calls.sit(wish.seat, amount, wish.code)
            ).then(close)
          }
        />
      )}
      {wish?.kind === 'sit' && table.stake.entry && (
        <EntryForm
          stake={table.stake}
          fault={calls.fault}
          isBusy={calls.isSending}
          onEnter={() => void calls.sit(wish.seat, undefined, wish.code).then(close)}
        />
      )}
      {wish?.kind === 'sit' && !buyIn && !table.stake.entry && (
        <div className="flex flex-col gap-4">
          <p>{text('cardroom.sit.text')}</p>
          {calls.fault !== undefined && <FormFault error={calls.fault} />}
          <Button
            kind="brass"
            size="lg"
            isWide
            isBusy={calls.isSending}
            onClick={() => void calls.sit(wish.seat, undefined, wish.code).then(close)}
          >
            {text('cardroom.buyIn.sit')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

function titleOf({ stake }: CardTable, wish: SitWish | undefined) {
  if (stake.entry) return 'cardroom.sng.name';
  if (wish?.kind === 'topUp') return 'cardroom.topUp.title';
  return stake.buyIn ? 'cardroom.buyIn.title' : 'cardroom.buyIn.sit';
}

type Range = { min: bigint; max: bigint };

/** More than one has, and within what the stake asks for. */
function lowest(stack: bigint | null | undefined, { min, max }: Range): bigint {
  const from = stack && stack > min ? stack : min;
  return from > max ? max : from;
}
