import { sportsbookLeaguesOperator, sportsbookParts } from '@baize/contract';
import { Field, NativeSelect, TextArea } from '@baize/ui';
import { useState } from 'react';
import { FormButton, FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { TextField } from '../../shared/fields/text-field.tsx';
import { useText } from '../../shared/use-text.ts';

/** A league for fixtures by hand. */
export function NewLeague() {
  const text = useText();
  return (
    <FormButton label={text('console.sports.newLeague')} right="sports.edit">
      {(onClose) => <LeagueForm onClose={onClose} />}
    </FormButton>
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
  const isFull = /^[a-z0-9-]{1,40}$/.test(leagueId) && name.trim() !== '' && named.length >= 2;
  return (
    <FormModal
      title={text('console.sports.newLeague')}
      word={text('console.sports.add')}
      isFull={isFull}
      act={add}
      onClose={onClose}
    >
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
      <TextField
        label={text('console.sports.code')}
        hint={text('console.sports.codeHint')}
        dir="ltr"
        value={leagueId}
        onChange={setId}
      />
      <TextField label={text('console.sports.name')} value={name} onChange={setName} />
      <TextField label={text('console.sports.country')} value={country} onChange={setCountry} />
      <Field label={text('console.sports.teams')} hint={text('console.sports.teamsHint')}>
        <TextArea
          rows={5}
          value={teams}
          onChange={({ currentTarget }) => setTeams(currentTarget.value)}
        />
      </Field>
    </FormModal>
  );
}
