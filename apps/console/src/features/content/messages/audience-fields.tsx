import { Field, NativeSelect, RadioCards, TextArea } from '@baize/ui';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { Draft } from './audience.ts';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

const WAYS = ['names', 'group', 'team'] as const;
const KINDS = ['all', 'member', 'agent'] as const;

/** To whom: by name, everyone of a kind, or a team. */
export function AudienceFields({ draft, onChange }: Props) {
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={text('console.messages.to')}
        value={draft.way}
        onChange={(way) => onChange({ ...draft, way })}
        options={WAYS.map((value) => ({
          value,
          title: text(`console.messages.to.${value}`),
          text: text(`console.messages.to.${value}Text`),
        }))}
      />
      {draft.way === 'names' && (
        <Field label={text('console.messages.names')} hint={text('console.messages.namesHint')}>
          <TextArea
            rows={2}
            spellCheck={false}
            value={draft.names}
            onChange={(event) => onChange({ ...draft, names: event.target.value })}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {draft.way === 'team' && (
          <TextField
            label={text('console.messages.teamOf')}
            spellCheck={false}
            autoCapitalize="none"
            value={draft.teamOf}
            onChange={(teamOf) => onChange({ ...draft, teamOf })}
          />
        )}
        {draft.way !== 'names' && (
          <Field label={text('console.messages.kind')}>
            <NativeSelect
              value={draft.kind}
              options={KINDS.map((value) => ({
                value,
                label: text(`console.messages.kind.${value}`),
              }))}
              onChange={(event) =>
                onChange({ ...draft, kind: event.target.value as Draft['kind'] })
              }
            />
          </Field>
        )}
      </div>
    </div>
  );
}
