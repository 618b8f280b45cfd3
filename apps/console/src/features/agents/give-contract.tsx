import { agentsDesk } from '@baize/contract';
import { Field, Modal, NativeSelect } from '@baize/ui';
import { useState } from 'react';
import { ask } from '../../shared/api.ts';
import { ReasonForm } from '../../shared/reason-modal.tsx';
import { useText } from '../../shared/use-text.ts';
import { CONTRACT_KINDS, type ContractKind, PERIODS, type Terms } from './agent-rows.ts';
import { BLANK_TIER, readTiers, type TierDraft, TiersForm } from './tiers-form.tsx';
import { useDecision } from './use-decision.ts';

type Props = { username: string; isOpen: boolean; onClose: () => void };

/** The company's contract for someone at the top of the tree: in force at once. */
export function GiveContract({ username, isOpen, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      size="md"
      isOpen={isOpen}
      onClose={onClose}
      title={text('console.agents.giveTitle', { username })}
    >
      <GiveForm username={username} onClose={onClose} />
    </Modal>
  );
}

function GiveForm({ username, onClose }: Omit<Props, 'isOpen'>) {
  const text = useText();
  const [kind, setKind] = useState<ContractKind>('DIVIDEND');
  const [tiers, setTiers] = useState<TierDraft[]>([BLANK_TIER]);
  const [period, setPeriod] = useState<Terms['period']>('MONTHLY');
  const [carry, setCarry] = useState<Terms['carry']>('NONE');
  const give = useDecision(
    (reason: string) => {
      const terms = { tiers: readTiers(kind, tiers), period, carry };
      return ask(agentsDesk.giveContract, { username, kind, terms, reason });
    },
    { said: 'console.agents.given', onDone: onClose },
  );
  return (
    <ReasonForm
      confirmLabel={text('console.agents.give')}
      isBusy={give.isPending}
      error={give.error}
      longest={300}
      onConfirm={(reason) => give.mutate(reason)}
      onClose={onClose}
    >
      <p className="text-ink-soft">{text('console.agents.giveText')}</p>
      <Field label={text('console.agents.kind')}>
        <NativeSelect
          value={kind}
          options={CONTRACT_KINDS.map((value) => ({
            ...{ value, label: text(`console.agents.kind.${value}`) },
          }))}
          onChange={({ target }) => setKind(target.value as ContractKind)}
        />
      </Field>
      {kind === 'DIVIDEND' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text('console.agents.period')}>
            <NativeSelect
              value={period}
              options={PERIODS.map((value) => ({
                ...{ value, label: text(`console.agents.period.${value}`) },
              }))}
              onChange={({ target }) => setPeriod(target.value as Terms['period'])}
            />
          </Field>
          <Field label={text('console.agents.carry')}>
            <NativeSelect
              value={carry}
              options={(['NONE', 'CARRY'] as const).map((value) => ({
                ...{ value, label: text(`console.agents.carry.${value}`) },
              }))}
              onChange={({ target }) => setCarry(target.value as Terms['carry'])}
            />
          </Field>
        </div>
      )}
      <TiersForm kind={kind} tiers={tiers} onChange={setTiers} />
    </ReasonForm>
  );
}
