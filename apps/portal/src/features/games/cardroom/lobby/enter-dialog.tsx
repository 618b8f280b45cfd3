import { Modal } from '@baize/ui';
import { useText } from '../../../../shared/words/use-text.ts';
import { BuyInForm } from '../buy-in-form.tsx';
import type { Stake } from './use-card-lobby.ts';
import type { Enter } from './use-enter.ts';

/** How many chips one brings to the table. */
export function EnterDialog({ stake, enter }: { stake: Stake; enter: Enter }) {
  const text = useText();
  if (!stake.buyIn) return null;
  return (
    <Modal
      isOpen={enter.asked !== undefined}
      onClose={enter.cancel}
      title={text('cardroom.buyIn.title')}
      size="sm"
    >
      <BuyInForm
        range={stake.buyIn}
        step={stake.unit}
        button={text('cardroom.buyIn.sit')}
        fault={enter.fault}
        isBusy={enter.isBusy}
        onBring={enter.bring}
      />
    </Modal>
  );
}
