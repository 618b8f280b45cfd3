import { agentsPlacement, type Output } from '@baize/contract';
import { Button, Field, Panel, TextInput } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { useFieldFault } from '../use-field-fault.ts';
import { contactFault, FirstPasswordModal, OwnerContactField } from './first-password.tsx';
import { type AccountKind, KindCards } from './kind-cards.tsx';
import { QuotaList } from './quota-list.tsx';

const nobody = { username: '', contact: '', kind: 'PLAYER' as AccountKind };

/** An account opened by hand; its first password goes to the owner, or is shown once. */
export function OpenForm() {
  const text = useText();
  const [typed, setTyped] = useState(nobody);
  const [rebates, setRebates] = useState<TypedRebates>({});
  const set = (part: Partial<typeof nobody>) => setTyped({ ...typed, ...part });
  const { mutate, isPending, error, data, reset } = useOpen();
  const nameFault = useNameFault(error);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!typed.username.trim()) return;
    const { username, kind } = typed;
    const contact = typed.contact.trim();
    mutate({ username, kind, ...(contact && { contact }), rebates: readRebates(rebates) });
  }
  function close() {
    reset();
    setTyped(nobody);
  }
  return (
    <Panel>
      <form onSubmit={submit} className="flex max-w-3xl flex-col gap-5">
        <p className="text-ink-soft">{text('agents.open.text')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text('agents.column.username')} error={nameFault} isRequired>
            <TextInput
              value={typed.username}
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              onChange={({ target }) => set({ username: target.value })}
            />
          </Field>
          <OwnerContactField
            value={typed.contact}
            onChange={(contact) => set({ contact })}
            error={error}
          />
        </div>
        <KindCards value={typed.kind} onChange={(kind) => set({ kind })} />
        <section>
          <h2 className="type-card mb-3">{text('agents.column.rebates')}</h2>
          <RebateFields typed={rebates} onChange={setRebates} error={error} />
        </section>
        <QuotaList />
        {!nameFault && !contactFault(error) && !refusedCategory(error) && (
          <FormFault error={error} />
        )}
        <Button kind="brass" size="lg" type="submit" isBusy={isPending} className="self-start">
          {text('agents.open.submit')}
        </Button>
      </form>
      {data && <FirstPasswordModal given={data} title={text('agents.open.done')} onClose={close} />}
    </Panel>
  );
}

function useOpen() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (order: Output<typeof agentsPlacement.openDownline.input>) =>
      ask(agentsPlacement.openDownline, order),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['agents'] }),
  });
}

/** What is wrong with the name, said beside it. */
function useNameFault(error: unknown): string | undefined {
  const fault = useFieldFault(error, 'username');
  return wasRefused(error) && refusalCode(error) === 'USERNAME_TAKEN' ? error.message : fault;
}
