import { agentsPlacement, type Output } from '@baize/contract';
import { Button, CopyButton, Field, Modal, Panel, PasswordInput, TextInput } from '@baize/ui';
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
import { type AccountKind, KindCards } from './kind-cards.tsx';
import { QuotaList } from './quota-list.tsx';

type Opened = Output<typeof agentsPlacement.openDownline.value>;

const nobody = { username: '', password: '', kind: 'PLAYER' as AccountKind };

/** An account opened by hand; its password is shown once, and never again. */
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
    const { password, ...rest } = typed;
    mutate({ ...rest, ...(password && { password }), rebates: readRebates(rebates) });
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
          <Field label={text('agents.open.password')} hint={text('agents.open.passwordHint')}>
            <PasswordInput
              value={typed.password}
              autoComplete="new-password"
              maxLength={200}
              onChange={({ target }) => set({ password: target.value })}
            />
          </Field>
        </div>
        <KindCards value={typed.kind} onChange={(kind) => set({ kind })} />
        <section>
          <h2 className="type-card mb-3">{text('agents.column.rebates')}</h2>
          <RebateFields typed={rebates} onChange={setRebates} error={error} />
        </section>
        <QuotaList />
        {!nameFault && !refusedCategory(error) && <FormFault error={error} />}
        <Button kind="brass" size="lg" type="submit" isBusy={isPending} className="self-start">
          {text('agents.open.submit')}
        </Button>
      </form>
      {data && <OpenedModal opened={data} onClose={close} />}
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

function OpenedModal({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const text = useText();
  const { username, password, mustChangePassword } = opened;
  const words = `${text('agents.column.username')}: ${username}\n${text('agents.open.password')}: ${password}`;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.open.done')}
      size="sm"
      footer={
        <>
          <CopyButton text={words} isLabelled />
          <Button kind="brass" onClick={onClose}>
            {text('agents.open.close')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{text('agents.open.once')}</p>
      <dl className="divide-y rounded-ctl border *:flex *:justify-between *:gap-4 *:px-3.5 *:py-3">
        <div>
          <dt className="text-ink-soft">{text('agents.column.username')}</dt>
          <dd className="font-semibold">
            <bdi>{username}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{text('agents.open.password')}</dt>
          <dd className="font-semibold">
            <bdi>{password}</bdi>
          </dd>
        </div>
      </dl>
      {mustChangePassword && <p className="mt-3 text-ink-soft">{text('agents.open.mustChange')}</p>}
    </Modal>
  );
}
