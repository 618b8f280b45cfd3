import { fishOperator, type Output } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Checkbox } from '@baize/ui';
import { useState } from 'react';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { SumField } from '../../shared/fields/typed-fields.tsx';
import { useText } from '../../shared/use-text.ts';

type RoomRow = Output<typeof fishOperator.listRooms.value>['list'][number];

type Props = { room: RoomRow; onClose: () => void };

/** Open or shut, and which of its cannons may be chosen. */
export function EditRoom({ room, onClose }: Props) {
  const text = useText();
  const { settings, shipped } = room;
  const [isOpen, setOpen] = useState(settings.isOpen);
  const [min, setMin] = useState(moneyText(settings.minCost));
  const [max, setMax] = useState(moneyText(settings.maxCost));
  const save = useAct(fishOperator.saveRoom, {
    input: () => ({
      room: room.room,
      version: room.version,
      isOpen,
      minCost: readMoney(min) ?? 0n,
      maxCost: readMoney(max) ?? 0n,
    }),
    onDone: onClose,
  });
  const bounds = text('console.fish.costHint', {
    min: moneyText(shipped.minCost),
    max: moneyText(shipped.maxCost),
  });
  return (
    <FormModal title={room.name} word={text('console.fish.save')} act={save} onClose={onClose}>
      <Checkbox checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
        {text('console.fish.isOpen')}
      </Checkbox>
      <SumField label={text('console.fish.minCost')} value={min} onChange={setMin} />
      <SumField label={text('console.fish.maxCost')} hint={bounds} value={max} onChange={setMax} />
    </FormModal>
  );
}
