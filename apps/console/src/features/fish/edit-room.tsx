import { fishOperator, type Output } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { CheckField, SumField } from '../../shared/fields/typed-fields.tsx';
import { useDraft, useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';

type RoomRow = Output<typeof fishOperator.listRooms.value>['list'][number];

type Props = { room: RoomRow; onClose: () => void };

/** Open or shut, and which of its cannons may be chosen. */
export function EditRoom({ room, onClose }: Props) {
  const text = useText();
  const { settings, shipped } = room;
  const form = useDraft({
    isOpen: settings.isOpen,
    minCost: moneyText(settings.minCost),
    maxCost: moneyText(settings.maxCost),
  });
  const { field } = useFields(form, 'console.fish');
  const { isOpen, minCost, maxCost } = form.content;
  const save = useAct(fishOperator.saveRoom, {
    input: () => ({
      room: room.room,
      version: room.version,
      isOpen,
      minCost: readMoney(minCost) ?? 0n,
      maxCost: readMoney(maxCost) ?? 0n,
    }),
    onDone: onClose,
  });
  const bounds = text('console.fish.costHint', {
    min: moneyText(shipped.minCost),
    max: moneyText(shipped.maxCost),
  });
  return (
    <FormModal title={room.name} word={text('console.fish.save')} act={save} onClose={onClose}>
      <CheckField {...field('isOpen')} />
      <SumField {...field('minCost')} />
      <SumField {...field('maxCost')} hint={bounds} />
    </FormModal>
  );
}
