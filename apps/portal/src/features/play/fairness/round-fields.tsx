import type { MessageId } from '@baize/i18n';
import { Field, NativeSelect, NumberInput, TextInput } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';

/** As typed, or as a link brought it. */
export type RoundFields = {
  kind: string;
  link: string;
  salt: string;
  round: string;
  /** yyyy-MM-dd; a lottery of the zodiac needs its year. */
  drawnOn: string;
  known: string;
  knownRound: string;
};

type Props = {
  fields: RoundFields;
  kinds: readonly string[];
  /** Whether the day of the draw belongs to what decides. */
  hasDay: boolean;
  onChange: (fields: RoundFields) => void;
};

export function RoundFieldsForm({ fields, kinds, hasDay, onChange }: Props) {
  const text = useText();
  const set = (part: Partial<RoundFields>) => onChange({ ...fields, ...part });
  const named = kinds.map((kind) => ({ value: kind, label: text(nameOf(kind)) }));
  return (
    <>
      <Field label={text('games.verify.game')}>
        <NativeSelect
          value={fields.kind}
          options={named}
          onChange={({ target }) => set({ kind: target.value })}
        />
      </Field>
      <Field label={text('games.verify.link')}>
        <TextInput
          dir="ltr"
          value={fields.link}
          onChange={({ target }) => set({ link: target.value.trim().toLowerCase() })}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text('games.verify.salt')}>
          <TextInput
            dir="ltr"
            value={fields.salt}
            onChange={({ target }) => set({ salt: target.value })}
          />
        </Field>
        <Field label={text('games.verify.roundNumber')}>
          <NumberInput value={fields.round} onChange={(round) => set({ round })} />
        </Field>
        {hasDay && (
          <Field label={text('games.verify.drawnOn')} className="md:col-span-2">
            <TextInput
              type="date"
              dir="ltr"
              value={fields.drawnOn}
              onChange={({ target }) => set({ drawnOn: target.value })}
            />
          </Field>
        )}
        <Field label={text('games.verify.knownLink')}>
          <TextInput
            dir="ltr"
            value={fields.known}
            onChange={({ target }) => set({ known: target.value.trim().toLowerCase() })}
          />
        </Field>
        <Field label={text('games.verify.knownRound')}>
          <NumberInput value={fields.knownRound} onChange={(knownRound) => set({ knownRound })} />
        </Field>
      </div>
    </>
  );
}

const tableKinds = [
  'baccarat',
  'baccarat-no-commission',
  'dragon-tiger',
  'blackjack',
  'live-roulette',
  'live-sic-bo',
  'fan-tan',
  'money-wheel',
  'bingo-hall',
  'cockfight',
  'sabong',
];

const nameOf = (kind: string): MessageId => {
  if (kind === 'crash') return 'games.verify.crash';
  const isTable = tableKinds.includes(kind);
  return (isTable ? `live.game.${kind}` : `lottery.kind.${kind}.name`) as MessageId;
};
