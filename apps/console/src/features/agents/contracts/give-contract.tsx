import { agentsContractsOperator, agentsSettingsOperator } from '@baize/contract';
import { Button, Field, Modal, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import {
  type AgentCard,
  CONTRACT_KINDS,
  type ContractKind,
  PERIODS,
  type Terms,
} from '../agent-rows.ts';
import { BLANK_TIER, draftTiers, readTiers, TiersForm, USUAL_LADDER } from './tiers-form.tsx';

type Props = { card: AgentCard; isOpen: boolean; onClose: () => void };

/** The company's contract for someone at the top of the tree: in force at once. */
export function GiveContract({ card, isOpen, onClose }: Props) {
  const text = useText();
  return (
    <Modal
      size="md"
      isOpen={isOpen}
      onClose={onClose}
      title={text('console.agents.giveTitle', { username: card.username })}
    >
      <GiveForm card={card} onClose={onClose} />
    </Modal>
  );
}

function GiveForm({ card, onClose }: Omit<Props, 'isOpen'>) {
  const text = useText();
  const [kind, setKind] = useState<ContractKind>('DIVIDEND');
  const [changed, change] = useState<Partial<ReturnType<typeof draftOf>>>({});
  const rules = useRules();
  const running = runningOf(card, kind);
  const draft = { ...draftOf(running, rules?.topPeriod), ...changed };
  const give = useAct(agentsContractsOperator.giveContract, {
    input: (reason: string) => {
      const { tiers, ...rest } = draft;
      const terms = { tiers: readTiers(kind, tiers), ...rest };
      return { username: card.username, kind, terms, reason };
    },
    done: 'console.agents.given',
    onDone: onClose,
  });
  return (
    <ReasonForm
      confirmLabel={text('console.agents.give')}
      act={give}
      longest={300}
      onClose={onClose}
    >
      <p className="text-ink-soft">{text('console.agents.giveText')}</p>
      <Field
        label={text('console.agents.kind')}
        hint={running && text('console.agents.giveRunning')}
      >
        <NativeSelect
          value={kind}
          options={CONTRACT_KINDS.map((value) => ({
            value,
            label: text(`console.agents.kind.${value}`),
          }))}
          onChange={({ target }) => {
            setKind(target.value as ContractKind);
            change({});
          }}
        />
      </Field>
      {kind === 'DIVIDEND' && (
        <PeriodAndCarry
          draft={draft}
          offered={rules?.dividendPeriods}
          onChange={(part) => change({ ...changed, ...part })}
        />
      )}
      <TiersForm
        kind={kind}
        tiers={draft.tiers}
        onChange={(tiers) => change({ ...changed, tiers })}
      />
      {kind === 'DIVIDEND' && (
        <Button
          className="self-start"
          onClick={() => change({ ...changed, tiers: [...USUAL_LADDER] })}
        >
          {text('console.agents.usualLadder')}
        </Button>
      )}
    </ReasonForm>
  );
}

type PeriodProps = {
  draft: Pick<Terms, 'period' | 'carry'>;
  offered: readonly Terms['period'][] | undefined;
  onChange: (part: Partial<Pick<Terms, 'period' | 'carry'>>) => void;
};

function PeriodAndCarry({ draft, offered = PERIODS, onChange }: PeriodProps) {
  const text = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text('console.agents.period')}>
        <NativeSelect
          value={draft.period}
          options={offered.map((value) => ({
            value,
            label: text(`console.agents.period.${value}`),
          }))}
          onChange={({ target }) => onChange({ period: target.value as Terms['period'] })}
        />
      </Field>
      <Field label={text('console.agents.carry')}>
        <NativeSelect
          value={draft.carry}
          options={(['NONE', 'CARRY'] as const).map((value) => ({
            value,
            label: text(`console.agents.carry.${value}`),
          }))}
          onChange={({ target }) => onChange({ carry: target.value as Terms['carry'] })}
        />
      </Field>
    </div>
  );
}

/** What the form begins with: the terms that run, else nothing but the usual period. */
function draftOf(running: Terms | undefined, usual: Terms['period'] = 'MONTHLY') {
  return {
    tiers: running ? draftTiers(running.tiers) : [BLANK_TIER],
    period: running?.period ?? usual,
    carry: running?.carry ?? ('NONE' as Terms['carry']),
  };
}

function runningOf({ username, contracts }: AgentCard, kind: ContractKind): Terms | undefined {
  return contracts.find(
    (one) => one.kind === kind && one.state === 'ACTIVE' && one.receiver === username,
  )?.terms;
}

function useRules() {
  return useQuery(queryOf(agentsSettingsOperator.readSettings, {})).data;
}
