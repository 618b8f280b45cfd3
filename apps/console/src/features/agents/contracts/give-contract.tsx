import { agentsContractsOperator, agentsSettingsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { modalWith } from '../../../shared/act/modal-with.tsx';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
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

type Props = { card: AgentCard };

/** The company's contract for someone at the top of the tree: in force at once. */
export const GiveContract = modalWith<Props>(GiveForm, {
  size: 'md',
  title: 'console.agents.giveTitle',
  values: ({ card }) => ({ username: card.username }),
});

function GiveForm({ card, onClose }: Props & { onClose: () => void }) {
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
      <PickField
        label={text('console.agents.kind')}
        hint={running && text('console.agents.giveRunning')}
        value={kind}
        values={CONTRACT_KINDS}
        word={(one) => text(`console.agents.kind.${one}`)}
        onChange={(next) => {
          setKind(next);
          change({});
        }}
      />
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
  const { field } = useFields({ content: draft, change: onChange }, 'console.agents');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PickField
        {...field('period')}
        values={offered}
        word={(period) => text(`console.agents.period.${period}`)}
      />
      <PickField
        {...field('carry')}
        values={['NONE', 'CARRY']}
        word={(carry) => text(`console.agents.carry.${carry}`)}
      />
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
