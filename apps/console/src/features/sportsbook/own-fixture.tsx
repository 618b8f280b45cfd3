import { sportsbookFixturesOperator, sportsbookSettlementOperator } from '@baize/contract';
import { Button, Field, Modal, NumberInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { useText } from '../../shared/use-text.ts';
import type { DeskMatch } from './match-rows.ts';
import { readPeriods } from './periods.ts';

/** What only operators' own fixtures need: their score as it goes, and another start. */
export function OwnFixture({ match }: { match: DeskMatch }) {
  const text = useText();
  const [open, setOpen] = useState<'score' | 'move'>();
  const close = () => setOpen(undefined);
  if (match.source !== 'operator' || match.phase === 'ended' || match.phase === 'void') return null;
  return (
    <>
      <Button onClick={() => setOpen('score')}>{text('console.sports.tellScore')}</Button>
      {match.phase !== 'live' && (
        <Button onClick={() => setOpen('move')}>{text('console.sports.move')}</Button>
      )}
      {open === 'score' && <TellScore matchId={match.matchId} onClose={close} />}
      {open === 'move' && <MoveMatch match={match} onClose={close} />}
    </>
  );
}

function TellScore({ matchId, onClose }: { matchId: string; onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('0-0');
  const [minute, setMinute] = useState('0');
  const periods = readPeriods(typed);
  const tell = useAct(sportsbookSettlementOperator.setPhase, {
    input: () => ({ matchId, elapsedSeconds: Number(minute) * 60, periods: periods ?? [] }),
    done: 'console.sports.saved',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (periods && !tell.isPending) tell.mutate();
  };
  return (
    <Modal size="sm" isOpen onClose={onClose} title={text('console.sports.tellScore')}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <TextField
          label={text('console.sports.periods')}
          hint={text('console.sports.periodsHint')}
          error={!periods && text('console.sports.periodsWrong')}
          dir="ltr"
          value={typed}
          onChange={setTyped}
        />
        <Field label={text('console.sports.minute')}>
          <NumberInput value={minute} onChange={setMinute} />
        </Field>
        <ErrorLine error={tell.error} />
        <Button type="submit" kind="brass" isBusy={tell.isPending} disabled={!periods}>
          {text('console.sports.save')}
        </Button>
      </form>
    </Modal>
  );
}

function MoveMatch({ match, onClose }: { match: DeskMatch; onClose: () => void }) {
  const text = useText();
  const [startsAt, setStarts] = useState<number | null>(match.startsAt);
  const move = useAct(sportsbookFixturesOperator.moveMatch, {
    input: (reason: string) => ({ matchId: match.matchId, startsAt: startsAt ?? 0, reason }),
    done: 'console.sports.saved',
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen
      longest={300}
      title={text('console.sports.move')}
      act={move}
      onConfirm={(reason) => startsAt !== null && move.mutate(reason)}
      onClose={onClose}
    >
      <p className="mb-3 text-ink-soft">{text('console.sports.moveText')}</p>
      <MomentField label={text('console.sports.starts')} value={startsAt} onChange={setStarts} />
    </ReasonModal>
  );
}
