import { Field, NativeSelect, NumberInput, TextInput } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import { namedGames } from '../../../shared/own-games/own-games.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** As typed, or as a link brought it. */
export type BetFields = {
  game: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  stake: string;
  choice: string;
  actions: string;
};

/** Choices to begin with, spelt as a bet spells them. */
export const exampleChoices: Record<string, string> = {
  dice: '{"target":50.5,"side":"over"}',
  limbo: '{"target":2}',
  plinko: '{"rows":16,"risk":"medium"}',
  keno: '{"picks":[3,7,11,24,35],"risk":"low"}',
  wheel: '{"segments":30,"risk":"medium"}',
  mines: '{"mines":3}',
  roulette: '{"spots":{"red":1}}',
  'sic-bo': '{"spots":{"big":1}}',
};

const OF_SEVERAL_STEPS = ['mines', 'hilo'];

type Props = { fields: BetFields; onChange: (fields: BetFields) => void };

export function BetFieldsForm({ fields, onChange }: Props) {
  const text = useText();
  const games = useGameNames();
  const set = (part: Partial<BetFields>) => onChange({ ...fields, ...part });
  const input = (name: keyof BetFields) => ({
    dir: 'ltr' as const,
    spellCheck: false,
    autoComplete: 'off',
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={text('games.verify.game')}>
        <NativeSelect
          value={fields.game}
          options={games}
          onChange={({ target }) =>
            set({ game: target.value, choice: exampleChoices[target.value] ?? '{}', actions: '[]' })
          }
        />
      </Field>
      <Field label={text('games.verify.stake')}>
        <NumberInput value={fields.stake} decimals={4} onChange={(stake) => set({ stake })} />
      </Field>
      <Field label={text('games.verify.serverSeed')} className="md:col-span-2">
        <TextInput {...input('serverSeed')} />
      </Field>
      <Field label={text('games.verify.hash')} className="md:col-span-2">
        <TextInput {...input('serverSeedHash')} />
      </Field>
      <Field label={text('games.verify.clientSeed')}>
        <TextInput {...input('clientSeed')} />
      </Field>
      <Field label={text('games.verify.nonce')}>
        <NumberInput value={fields.nonce} min={1} step={1} onChange={(nonce) => set({ nonce })} />
      </Field>
      <Field label={text('games.verify.choice')} className="md:col-span-2">
        <TextInput {...input('choice')} />
      </Field>
      {OF_SEVERAL_STEPS.includes(fields.game) && (
        <Field
          label={text('games.verify.actions')}
          hint={text('games.verify.actionsHint')}
          className="md:col-span-2"
        >
          <TextInput {...input('actions')} />
        </Field>
      )}
    </div>
  );
}

/** Our games by name; the reels arrive a moment later. */
function useGameNames() {
  const { messages } = useIntl();
  const text = useText();
  const slots = useQuery({
    queryKey: ['fairness', 'slots'],
    queryFn: async () => {
      const { slots } = await import('../../../shared/own-games/slots.ts');
      return slots.map(({ code, name }) => ({ value: code, label: name }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const named = namedGames.map((code) => {
    const id = `games.name.${code}` as 'games.name.dice';
    return { value: code, label: id in messages ? text(id) : code };
  });
  return [...named, ...(slots.data ?? [])];
}
