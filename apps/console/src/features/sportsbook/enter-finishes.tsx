import { sportsbookSettlementOperator } from '@baize/contract';
import { Checkbox, TextInput } from '@baize/ui';
import { useState } from 'react';
import { FormModal } from '../../shared/act/form-modal.tsx';
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
  return (
    <FormModal
      size="md"
      title={text('console.sports.finishes')}
      word={text('console.sports.enter')}
      isFull={placed.length > 0}
      act={enter}
      onClose={onClose}
    >
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
    </FormModal>
  );
}
