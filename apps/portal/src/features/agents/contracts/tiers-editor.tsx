import { Button, Field, IconButton, MoneyInput, NumberInput } from '@baize/ui';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';
import type { ContractKind, Terms } from './contract-kinds.ts';
import { fieldWords } from './terms-table.tsx';
import {
  capOf,
  emptyTier,
  MAX_TIERS,
  type TierFault,
  type TierField,
  type TypedTier,
  tierFields,
} from './tiers.ts';

type Props = {
  kind: ContractKind;
  tiers: readonly TypedTier[];
  /** The giver's own terms: nothing can be above them. */
  own: Terms;
  faults: readonly (TierFault | null)[];
  onChange: (tiers: TypedTier[]) => void;
};

/** One to six tiers, each asking for more and giving more than the one before. */
export function TiersEditor({ kind, tiers, own, faults, onChange }: Props) {
  const text = useText();
  const set = (at: number, field: TierField, value: string) =>
    onChange(tiers.map((tier, n) => (n === at ? { ...tier, [field]: value } : tier)));
  return (
    <div className="flex flex-col gap-3">
      {tiers.map((tier, at) => (
        <TierRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
          key={at}
          kind={kind}
          tier={tier}
          at={at}
          own={own}
          fault={faults[at] ?? null}
          onField={(field, value) => set(at, field, value)}
          onRemove={tiers.length > 1 ? () => onChange(tiers.filter((_, n) => n !== at)) : undefined}
        />
      ))}
      {tiers.length < MAX_TIERS && (
        <Button
          className="self-start"
          onClick={() => onChange([...tiers, tiers.at(-1) ?? emptyTier])}
        >
          <Plus aria-hidden className="size-4" />
          {text('agents.terms.add')}
        </Button>
      )}
    </div>
  );
}

type RowProps = {
  kind: ContractKind;
  tier: TypedTier;
  at: number;
  own: Terms;
  fault: TierFault | null;
  onField: (field: TierField, value: string) => void;
  onRemove: (() => void) | undefined;
};

function TierRow({ kind, tier, at, own, fault, onField, onRemove }: RowProps) {
  const text = useText();
  const id = useId();
  const name = text('agents.terms.tierAt', { at: at + 1 });
  return (
    <fieldset
      aria-describedby={fault ? id : undefined}
      className="rounded-card border bg-room/40 px-4 pt-2 pb-4"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex h-11 items-center justify-between">
        <span aria-hidden className="font-semibold">
          {name}
        </span>
        {onRemove && (
          <IconButton
            size="sm"
            label={text('agents.terms.remove', { at: at + 1 })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {tierFields[kind].map((field) => (
          <TierInput
            key={field}
            kind={kind}
            field={field}
            at={at}
            own={own}
            value={tier[field]}
            onChange={(value) => onField(field, value)}
          />
        ))}
      </div>
      {fault && (
        <p id={id} role="alert" className="mt-2.5 flex gap-1.5 text-[0.8125rem] text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {text(`agents.fault.${fault}`)}
        </p>
      )}
    </fieldset>
  );
}

type InputProps = {
  kind: ContractKind;
  field: TierField;
  at: number;
  own: Terms;
  value: string;
  onChange: (value: string) => void;
};

function TierInput({ kind, field, at, own, value, onChange }: InputProps) {
  const text = useText();
  const sign = useCurrencySign();
  const { rate } = useFigures();
  const label = text(fieldWords(kind, field));
  if (field === 'rate' || field === 'lossRate') {
    const cap = capOf(own, at)?.[field] ?? 0n;
    return (
      <Field label={label} hint={text('agents.terms.cap', { rate: rate(cap) })}>
        <NumberInput
          value={value}
          onChange={onChange}
          decimals={2}
          before={<span className="text-sm">%</span>}
        />
      </Field>
    );
  }
  return (
    <Field label={label} hint={text('agents.terms.optional')}>
      {field === 'activeMembers' ? (
        // A fraction stays as it was typed, so that it can be refused; 2.5 must not become 25.
        <NumberInput value={value} onChange={onChange} decimals={2} placeholder="0" />
      ) : (
        <MoneyInput currency={sign} value={value} onChange={onChange} />
      )}
    </Field>
  );
}
