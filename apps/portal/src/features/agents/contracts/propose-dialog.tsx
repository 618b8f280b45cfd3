import { Button, Field, Modal, NativeSelect, Skeleton } from '@baize/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type ContractKind, kindCalls, type Terms } from './contract-kinds.ts';
import { Lower } from './lower-note.tsx';
import { emptyTier, faultsOf, readTier, softerTier, type TypedTier, typedTier } from './tiers.ts';
import { TiersEditor } from './tiers-editor.tsx';
import { type Funds, useFunds } from './use-funds.ts';

type Props = {
  kind: ContractKind;
  username: string;
  /** What runs now, where this is a change of it. */
  before?: Terms | undefined;
  onClose: () => void;
};

const CARRIES = ['NONE', 'CARRY'] as const;

/** New terms for a direct downline, held to the giver's own while they are typed. */
export function ProposeDialog({ kind, username, before, onClose }: Props) {
  const text = useText();
  const own = useQuery({
    queryKey: ['agents', 'contracts', kind],
    queryFn: ({ signal }) => ask(kindCalls[kind].info, {}, signal),
  });
  const title = text(before ? 'agents.propose.change' : 'agents.propose.title', {
    kind: text(`agents.contractOf.${kind}`),
  });
  const rules = useFunds()?.contractRules;
  const active = own.data?.agent.find(({ state }) => state === 'ACTIVE');
  if (active && rules)
    return (
      <ProposeForm
        kind={kind}
        username={username}
        before={before}
        onClose={onClose}
        title={title}
        rules={rules}
        own={active.terms}
      />
    );
  return (
    <Modal isOpen onClose={onClose} title={title}>
      <Fetched query={own} loading={<Skeleton className="h-60" />}>
        {() => !active && <p role="alert">{text('agents.propose.noOwn')}</p>}
      </Fetched>
    </Modal>
  );
}

type FormProps = Props & { title: string; own: Terms; rules: Funds['contractRules'] };

function ProposeForm({ kind, username, before, onClose, title, own, rules }: FormProps) {
  const text = useText();
  const [tiers, setTiers] = useState<TypedTier[]>(
    () => before?.tiers.map(typedTier) ?? [emptyTier],
  );
  const [period, setPeriod] = useState<Terms['period']>(before?.period ?? rules.usualPeriod);
  const [carry, setCarry] = useState<Terms['carry']>(before?.carry ?? 'NONE');
  const [isManual, setManual] = useState(before?.isManual ?? false);
  const [isTried, setTried] = useState(false);
  const read = tiers.map(readTier);
  const faults = faultsOf(kind, read, own, rules.equalRates);
  const softer = softerTier(kind, read, own);
  const [isWarned, setWarned] = useState(false);
  const { mutate, isPending, error } = usePropose(kind, username, onClose);
  const terms: Terms = { tiers: read, period, carry, ...(isManual && { isManual }) };
  function sendTerms() {
    setTried(true);
    if (faults.some((fault) => fault !== null)) return;
    // What may cost the giver is sent only by one who has read so.
    if (softer !== undefined && !isWarned) setWarned(true);
    else mutate(terms);
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button kind="brass" isBusy={isPending} onClick={sendTerms}>
            {text(softer && isWarned ? 'agents.propose.anyway' : 'agents.propose.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          {text(before ? 'agents.propose.changeText' : 'agents.propose.text', { name: username })}
        </p>
        {kind === 'DIVIDEND' && (
          <DividendFields
            periods={rules.dividendPeriods}
            period={period}
            carry={carry}
            onPeriod={setPeriod}
            onCarry={setCarry}
          />
        )}
        {kind === 'DAILY' && <PaidBy isManual={isManual} onChange={setManual} />}
        <TiersEditor
          kind={kind}
          tiers={tiers}
          own={own}
          faults={isTried ? faults : faults.map((fault) => (fault === 'RATE_EMPTY' ? null : fault))}
          onChange={setTiers}
        />
        {before && <Lower now={before} next={terms} />}
        {softer && isWarned && <SofterWarning at={softer} />}
        <FormFault error={error} />
      </div>
    </Modal>
  );
}

function PaidBy({ isManual, onChange }: { isManual: boolean; onChange: (is: boolean) => void }) {
  const text = useText();
  return (
    <Field label={text('agents.contract.manual')} hint={text('agents.manual.hint')}>
      <NativeSelect
        value={isManual ? 'MANUAL' : 'AUTO'}
        onChange={({ target }) => onChange(target.value === 'MANUAL')}
        options={(['AUTO', 'MANUAL'] as const).map((value) => ({
          value,
          label: text(`agents.manual.${value}`),
        }))}
      />
    </Field>
  );
}

function SofterWarning({ at }: { at: number }) {
  const text = useText();
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-ctl bg-danger-wash px-3.5 py-3 font-medium text-danger"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text('agents.propose.softer', { at })}
    </p>
  );
}

type DividendProps = {
  periods: Funds['contractRules']['dividendPeriods'];
  period: Terms['period'];
  carry: Terms['carry'];
  onPeriod: (period: Terms['period']) => void;
  onCarry: (carry: Terms['carry']) => void;
};

function DividendFields({ periods, period, carry, onPeriod, onCarry }: DividendProps) {
  const text = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text('agents.contract.period')}>
        <NativeSelect
          value={period}
          onChange={({ target }) => onPeriod(target.value as Terms['period'])}
          options={periods.map((value) => ({ value, label: text(`agents.payPeriod.${value}`) }))}
        />
      </Field>
      <Field label={text('agents.contract.carry')} hint={text('agents.carry.hint')}>
        <NativeSelect
          value={carry}
          onChange={({ target }) => onCarry(target.value as Terms['carry'])}
          options={CARRIES.map((value) => ({ value, label: text(`agents.carry.${value}`) }))}
        />
      </Field>
    </div>
  );
}

function usePropose(kind: ContractKind, username: string, onDone: () => void) {
  const text = useText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (terms: Terms) => ask(kindCalls[kind].propose, { username, terms }),
    onSuccess: () => {
      notices.tell({ tone: 'good', title: text('agents.propose.sent', { name: username }) });
      onDone();
      return cache.invalidateQueries({ queryKey: ['agents'] });
    },
  });
}
