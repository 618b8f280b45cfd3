import { sportsbookLeaguesOperator, sportsbookParts } from '@baize/contract';
import { Button, Field, Modal, NativeSelect, TextArea, TextInput } from '@baize/ui';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';

/** A league for fixtures by hand. */
export function NewLeague() {
  const text = useText();
  const mayEdit = useMay('sports.edit');
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('console.sports.newLeague')}</Button>
      {isOpen && <LeagueForm onClose={() => setOpen(false)} />}
    </>
  );
}

type Sport = (typeof sportsbookParts.sports)[number];

function LeagueForm({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [leagueId, setId] = useState('');
  const [name, setName] = useState('');
  const [country, setCountry] = useState('');
  const [sport, setSport] = useState<Sport>('FOOTBALL');
  const [teams, setTeams] = useState('');
  const named = teams
    .split('\n')
    .map((team) => team.trim())
    .filter(Boolean);
  const add = useAct(sportsbookLeaguesOperator.createLeague, {
    input: () => ({ leagueId, sport, names: { EN: name }, country, teams: named }),
    done: 'console.sports.saved',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  const isFull = /^[a-z0-9-]{1,40}$/.test(leagueId) && name.trim() !== '' && named.length >= 2;
  return (
    <Modal size="sm" isOpen onClose={onClose} title={text('console.sports.newLeague')}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <Field label={text('console.sports.sport')}>
          <NativeSelect
            value={sport}
            onChange={({ currentTarget }) => setSport(currentTarget.value as Sport)}
            options={sportsbookParts.sports.map((value) => ({
              value,
              label: text(`console.sports.sport.${value}`),
            }))}
          />
        </Field>
        <Field label={text('console.sports.code')} hint={text('console.sports.codeHint')}>
          <TextInput
            dir="ltr"
            value={leagueId}
            onChange={({ currentTarget }) => setId(currentTarget.value)}
          />
        </Field>
        <Field label={text('console.sports.name')}>
          <TextInput value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        </Field>
        <Field label={text('console.sports.country')}>
          <TextInput
            value={country}
            onChange={({ currentTarget }) => setCountry(currentTarget.value)}
          />
        </Field>
        <Field label={text('console.sports.teams')} hint={text('console.sports.teamsHint')}>
          <TextArea
            rows={5}
            value={teams}
            onChange={({ currentTarget }) => setTeams(currentTarget.value)}
          />
        </Field>
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
