import { Panel, Tag, type Tone } from '@baize/ui';
import type { ReactNode } from 'react';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { DayText } from '../day-text.tsx';
import type { Contract } from './contract-kinds.ts';
import { TermsTable } from './terms-table.tsx';

type Props = { contract: Contract; title: ReactNode; actions?: ReactNode };

/** A contract whole: with whom, since when, by which terms, in which state. */
export function ContractCard({ contract, title, actions }: Props) {
  return (
    <Panel className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="type-card min-w-0">{title}</h3>
        <ContractState state={contract.state} />
      </div>
      <TermsTable kind={contract.kind} terms={contract.terms} />
      <ContractFacts contract={contract} />
      {actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
    </Panel>
  );
}

export function ContractFacts({ contract }: { contract: Contract }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  const { kind, terms, giver, receiver, proposedAt, effectiveOn, endedAt, endReason } = contract;
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-[0.8125rem] sm:grid-cols-2">
      <Fact name={text('agents.contract.giver')}>
        {giver ? <bdi>{giver}</bdi> : text('agents.company')}
      </Fact>
      <Fact name={text('agents.contract.receiver')}>
        <bdi>{receiver}</bdi>
      </Fact>
      {kind === 'DIVIDEND' && (
        <>
          <Fact name={text('agents.contract.period')}>
            {text(`agents.payPeriod.${terms.period}`)}
          </Fact>
          <Fact name={text('agents.contract.carry')}>{text(`agents.carry.${terms.carry}`)}</Fact>
        </>
      )}
      {terms.isManual && (
        <Fact name={text('agents.contract.manual')}>{text('agents.manual.byHand')}</Fact>
      )}
      <Fact name={text('agents.contract.proposed')}>{dateAndTime(proposedAt)}</Fact>
      {effectiveOn && (
        <Fact name={text('agents.contract.effective')}>
          <DayText day={effectiveOn} />
        </Fact>
      )}
      {endedAt !== null && <Fact name={text('agents.contract.ended')}>{dateAndTime(endedAt)}</Fact>}
      {endReason && (
        <Fact name={text('agents.contract.endReason')}>{text(endWords(endReason))}</Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}

const STATES = [
  'PENDING',
  'ACTIVE',
  'TERMINATING',
  'TERMINATED',
  'SUPERSEDED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
const TONES: Partial<Record<string, Tone>> = {
  ACTIVE: 'good',
  PENDING: 'warn',
  TERMINATING: 'bad',
};

export function ContractState({ state }: { state: string }) {
  const text = useText();
  const known = STATES.find((one) => one === state);
  return <Tag tone={TONES[state] ?? 'plain'}>{known ? text(`agents.state.${known}`) : state}</Tag>;
}

const REASONS = [
  'RATE_CONFLICT',
  'AGREED',
  'SUPERSEDED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const;

function endWords(reason: string) {
  const known = REASONS.find((one) => one === reason);
  return known ? (`agents.ended.${known}` as const) : 'agents.ended.COMPANY';
}
