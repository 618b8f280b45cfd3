import { sportsbookFixturesOperator, sportsbookLeaguesOperator } from '@baize/contract';
import { Button, Field, Modal, NativeSelect, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

/** A fixture of operators' own, in a league of theirs. */
export function NewMatch() {
  const text = useText();
  const mayEdit = useMay('sports.edit');
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('console.sports.newMatch')}</Button>
      {isOpen && <MatchForm onClose={() => setOpen(false)} />}
    </>
  );
}

function MatchForm({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data } = useQuery(queryOf(sportsbookLeaguesOperator.listLeagues, {}));
  const own = data?.list.filter(({ source }) => source === 'operator') ?? [];
  const [leagueId, setLeague] = useState('');
  const [home, setHome] = useState('');
  const [away, setAway] = useState('');
  const [startsAt, setStarts] = useState<number | null>(null);
  const league = own.find((one) => one.leagueId === leagueId) ?? own[0];
  const add = useAct(sportsbookFixturesOperator.createMatch, {
    input: () => ({ leagueId: league?.leagueId ?? '', home, away, startsAt: startsAt ?? 0 }),
    done: 'console.sports.matchAdded',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  const isFull = league && home.trim() && away.trim() && startsAt !== null;
  return (
    <Modal size="sm" isOpen onClose={onClose} title={text('console.sports.newMatch')}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        {data && own.length === 0 && (
          <p className="text-ink-soft">{text('console.sports.noOwnLeague')}</p>
        )}
        <Field label={text('console.sports.league')}>
          <NativeSelect
            value={league?.leagueId}
            onChange={({ currentTarget }) => setLeague(currentTarget.value)}
            options={own.map((one) => ({ value: one.leagueId, label: one.name }))}
          />
        </Field>
        <Field label={text('console.sports.home')}>
          <TextInput value={home} onChange={({ currentTarget }) => setHome(currentTarget.value)} />
        </Field>
        <Field label={text('console.sports.away')}>
          <TextInput value={away} onChange={({ currentTarget }) => setAway(currentTarget.value)} />
        </Field>
        <MomentField label={text('console.sports.starts')} value={startsAt} onChange={setStarts} />
        <ErrorLine error={add.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button type="submit" kind="brass" isBusy={add.isPending} disabled={!isFull}>
            {text('console.sports.add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
