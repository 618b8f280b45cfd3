import { agentsPlacement, type Output } from '@baize/contract';
import { Button, Field, NativeSelect, NumberInput, Panel, TextInput } from '@baize/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import {
  RebateFields,
  readRebates,
  refusedCategory,
  type TypedRebates,
} from '../rebates/rebate-fields.tsx';
import { type AccountKind, KindCards } from './kind-cards.tsx';
import { LinkModal } from './link-modal.tsx';

const CUSTOM = 'custom';
const nothing = { kind: 'PLAYER' as AccountKind, days: '0', ownDays: '', maxUses: '', note: '' };

/** A link by which people register below one's own account, with what they get. */
export function LinkForm({ onManage }: { onManage: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState(nothing);
  const [rebates, setRebates] = useState<TypedRebates>({});
  const set = (part: Partial<typeof nothing>) => setTyped({ ...typed, ...part });
  const { mutate, isPending, error, data, reset } = useCreate();
  function submit(event: FormEvent) {
    event.preventDefault();
    const { kind, days, ownDays, maxUses, note } = typed;
    mutate({
      kind,
      rebates: readRebates(rebates),
      note: note.trim(),
      maxUses: Number(maxUses) || 0,
      validDays: Number(days === CUSTOM ? ownDays : days) || 0,
    });
  }
  return (
    <Panel>
      <form onSubmit={submit} className="flex max-w-3xl flex-col gap-5">
        <p className="text-ink-soft">{text('agents.link.text')}</p>
        <KindCards value={typed.kind} onChange={(kind) => set({ kind })} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Expiry days={typed.days} ownDays={typed.ownDays} onChange={set} />
          <Field label={text('agents.link.maxUses')} hint={text('agents.link.maxUsesHint')}>
            <NumberInput
              value={typed.maxUses}
              onChange={(maxUses) => set({ maxUses })}
              max={1_000_000}
              placeholder="0"
            />
          </Field>
          <Field label={text('agents.link.note')} hint={text('agents.link.noteHint')}>
            <TextInput
              value={typed.note}
              maxLength={100}
              dir="auto"
              onChange={({ target }) => set({ note: target.value })}
            />
          </Field>
        </div>
        <section>
          <h2 className="type-card mb-3">{text('agents.column.rebates')}</h2>
          <RebateFields typed={rebates} onChange={setRebates} error={error} />
        </section>
        {!refusedCategory(error) && <FormFault error={error} />}
        <Button kind="brass" size="lg" type="submit" isBusy={isPending} className="self-start">
          {text('agents.link.submit')}
        </Button>
      </form>
      {data && (
        <LinkModal
          link={data}
          title={text('agents.link.done')}
          onClose={() => {
            reset();
            onManage();
          }}
        />
      )}
    </Panel>
  );
}

type ExpiryProps = {
  days: string;
  ownDays: string;
  onChange: (part: { days?: string; ownDays?: string }) => void;
};

function Expiry({ days, ownDays, onChange }: ExpiryProps) {
  const text = useText();
  const { data } = useQuery({
    queryKey: ['agents', 'link-expiries'],
    queryFn: ({ signal }) => ask(agentsPlacement.linkExpiries, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offered = data?.list.map((one) => one.days) ?? [0];
  return (
    <>
      <Field label={text('agents.link.valid')}>
        <NativeSelect
          value={days}
          onChange={({ target }) => onChange({ days: target.value })}
          options={[
            ...offered.map((count) => ({
              value: String(count),
              label: count === 0 ? text('agents.link.forever') : text('agents.days', { count }),
            })),
            { value: CUSTOM, label: text('agents.link.otherDays') },
          ]}
        />
      </Field>
      {days === CUSTOM && (
        <Field label={text('agents.link.ownDays')}>
          <NumberInput
            value={ownDays}
            onChange={(next) => onChange({ ownDays: next })}
            min={1}
            max={3_650}
            step={1}
          />
        </Field>
      )}
    </>
  );
}

function useCreate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Output<typeof agentsPlacement.createLink.input>) =>
      ask(agentsPlacement.createLink, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['agents', 'links'] }),
  });
}
