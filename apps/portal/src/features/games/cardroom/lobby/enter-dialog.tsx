import { Modal } from '@baize/ui';
import { useText } from '../../../../shared/words/use-text.ts';
import { BuyInForm } from '../buy-in-form.tsx';
import { EntryForm } from '../sit-and-go/entry-form.tsx';
import type { Stake } from './use-card-lobby.ts';
import type { Enter } from './use-enter.ts';

/** How many chips one brings to the table, or what a sit-and-go costs and pays. */
export function EnterDialog({ stake, enter }: { stake: Stake; enter: Enter }) {
  const text = useText();
  if (stake.entry) {
    return (
      <Modal
        isOpen={enter.asked !== undefined}
        onClose={enter.cancel}
        title={text('cardroom.sng.name')}
        size="sm"
      >
        <EntryForm
          stake={stake}
          fault={enter.fault}
          isBusy={enter.isBusy}
          onEnter={() => enter.bring(undefined)}
        />
      </Modal>
    );
  }
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
