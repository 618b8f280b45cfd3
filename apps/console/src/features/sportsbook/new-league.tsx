import { sportsbookLeaguesOperator, sportsbookParts } from '@baize/contract';
import { FormModal, formButton } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { AreaField, TextField } from '../../shared/fields/text-field.tsx';
import { PickField } from '../../shared/fields/typed-fields.tsx';
import { useDraft, useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';

/** A league for fixtures by hand. */
export const NewLeague = formButton('console.sports.newLeague', 'sports.edit', LeagueForm);

const FIRST: (typeof sportsbookParts.sports)[number] = 'FOOTBALL';

function LeagueForm({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useDraft({ code: '', name: '', country: '', sport: FIRST, teams: '' });
  const { code, name, country, sport, teams } = form.content;
  const { field, hinted } = useFields(form, 'console.sports');
  const named = teams
    .split('\n')
    .map((team) => team.trim())
    .filter(Boolean);
  const add = useAct(sportsbookLeaguesOperator.createLeague, {
    input: () => ({ leagueId: code, sport, names: { EN: name }, country, teams: named }),
    done: 'console.sports.saved',
    onDone: onClose,
  });
  const isFull = /^[a-z0-9-]{1,40}$/.test(code) && name.trim() !== '' && named.length >= 2;
  return (
    <FormModal
      title={text('console.sports.newLeague')}
      word={text('console.sports.add')}
      isFull={isFull}
      act={add}
      onClose={onClose}
    >
      <PickField
        {...field('sport')}
        values={sportsbookParts.sports}
        word={(one) => text(`console.sports.sport.${one}`)}
      />
      <TextField {...hinted('code')} dir="ltr" />
      <TextField {...field('name')} />
      <TextField {...field('country')} />
      <AreaField {...hinted('teams')} rows={5} />
    </FormModal>
  );
}
