import { fishOperator, type Output } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Button, Checkbox, Field, Modal, MoneyInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';

export type RoomRow = Output<typeof fishOperator.listRooms.value>['list'][number];

type Props = { room: RoomRow; onClose: () => void };

/** Open or shut, and which of its cannons may be chosen. */
export function EditRoom({ room, onClose }: Props) {
  const text = useText();
  const { currency } = useBrand();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const bounds = text('console.fish.costHint', {
    min: moneyText(shipped.minCost),
    max: moneyText(shipped.maxCost),
  });
  return (
    <Modal size="sm" isOpen onClose={onClose} title={room.name}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <Checkbox checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
          {text('console.fish.isOpen')}
        </Checkbox>
        <Field label={text('console.fish.minCost')}>
          <MoneyInput currency={currency} value={min} onChange={setMin} />
        </Field>
        <Field label={text('console.fish.maxCost')} hint={bounds}>
          <MoneyInput currency={currency} value={max} onChange={setMax} />
        </Field>
        <ErrorLine error={save.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button type="submit" kind="brass" isBusy={save.isPending}>
            {text('console.fish.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
