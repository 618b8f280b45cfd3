import { sportsbookSettlementOperator } from '@baize/contract';
import { Button, Checkbox, Modal, TextInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useText } from '../../shared/use-text.ts';
import type { DeskMatch } from './match-rows.ts';

/** Where each came in a competition, typed by each of two people. */
export function EnterFinishes({ match, onClose }: { match: DeskMatch; onClose: () => void }) {
  const text = useText();
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const [out, setOut] = useState<readonly string[]>([]);
  const placed = match.runners.flatMap(({ code }) => {
    const place = Number(places[code] ?? '');
    return place > 0 && !out.includes(code) ? [{ code, place }] : [];
  });
  const enter = useAct(sportsbookSettlementOperator.enterFinishes, {
    input: () => ({ matchId: match.matchId, placed, nonRunners: [...out], reason: 'result' }),
    done: ({ state }) => text(`console.sports.finishState.${state}`),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!enter.isPending) enter.mutate();
  };
  return (
    <Modal isOpen onClose={onClose} title={text('console.sports.finishes')}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <p className="text-ink-soft">{text('console.sports.finishesText')}</p>
        <ul className="flex flex-col gap-2">
          {match.runners.map(({ code, name }) => (
            <li key={code} className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <TextInput
                aria-label={`${text('console.sports.place')}: ${name}`}
                placeholder={text('console.sports.place')}
                inputMode="numeric"
                className="w-20"
                disabled={out.includes(code)}
                value={places[code] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setPlaces({ ...places, [code]: value.replace(/\D/g, '').slice(0, 2) })
                }
              />
              <Checkbox
                checked={out.includes(code)}
                onChange={({ target }) =>
                  setOut(target.checked ? [...out, code] : out.filter((one) => one !== code))
                }
              >
                {text('console.sports.didNotRun')}
              </Checkbox>
            </li>
          ))}
        </ul>
        <ErrorLine error={enter.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button
            type="submit"
            kind="brass"
            isBusy={enter.isPending}
            disabled={placed.length === 0}
          >
            {text('console.sports.enter')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
