import { moneyText, percent, rateText, readMoney } from '@baize/money';
import { Button, Field, IconButton, MoneyInput, NumberInput } from '@baize/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { ContractKind, Terms } from '../agent-rows.ts';

/** A tier as it is typed. */
export type TierDraft = Record<
  'activeMembers' | 'validBet' | 'loss' | 'singleBet' | 'rate' | 'lossRate',
  string
>;

export const BLANK_TIER: TierDraft = {
  activeMembers: '',
  validBet: '',
  loss: '',
  singleBet: '',
  rate: '',
  lossRate: '',
};
const MOST_TIERS = 6;

/** The dividend that agents at the top usually have: more of a larger loss. */
export const USUAL_LADDER: readonly TierDraft[] = [
  '50000',
  '200000',
  '500000',
  '1000000',
  '2000000',
  '3000000',
].map((loss, at) => ({ ...BLANK_TIER, loss, rate: String(20 + 2 * at) }));

/** The fields that mean something for a kind, in the order they are read. */
const FIELDS: Record<ContractKind, readonly (keyof TierDraft)[]> = {
  DIVIDEND: ['activeMembers', 'validBet', 'loss', 'rate'],
  DAILY: ['activeMembers', 'validBet', 'loss', 'rate'],
  HOURLY: ['activeMembers', 'validBet', 'rate'],
  REALTIME: ['singleBet', 'rate', 'lossRate'],
};

export function readTiers(kind: ContractKind, drafts: readonly TierDraft[]): Terms['tiers'] {
  const used = (draft: TierDraft, key: keyof TierDraft) =>
    FIELDS[kind].includes(key) ? draft[key].trim() : '';
  return drafts.map((draft) => {
    const sum = (key: keyof TierDraft) => readMoney(used(draft, key) || '0') ?? 0n;
    const rate = (key: keyof TierDraft) => percent(used(draft, key) || '0');
    return {
      activeMembers: Number(used(draft, 'activeMembers')) || 0,
      validBet: sum('validBet'),
      loss: sum('loss'),
      singleBet: sum('singleBet'),
      rate: rate('rate'),
      lossRate: rate('lossRate'),
    };
  });
}

/** Tiers that stand, to be typed over. */
export function draftTiers(tiers: Terms['tiers']): TierDraft[] {
  const typed = (units: bigint, write: (units: bigint) => string) =>
    units === 0n ? '' : write(units);
  return tiers.map((tier) => ({
    activeMembers: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
    validBet: typed(tier.validBet, moneyText),
    loss: typed(tier.loss, moneyText),
    singleBet: typed(tier.singleBet, moneyText),
    rate: typed(tier.rate, rateText),
    lossRate: typed(tier.lossRate, rateText),
  }));
}

type Props = {
  kind: ContractKind;
  tiers: readonly TierDraft[];
  onChange: (tiers: TierDraft[]) => void;
};

/** The ladder of a contract: each tier asks for more and pays more. */
export function TiersForm({ kind, tiers, onChange }: Props) {
  const text = useText();
  const { currency } = useBrand();
  const set = (at: number, key: keyof TierDraft, value: string) =>
    onChange(tiers.map((tier, n) => (n === at ? { ...tier, [key]: value } : tier)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="type-label mb-1.5">{text('console.agents.tiers')}</legend>
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place among the others
        <div key={at} className="flex items-end gap-2 rounded-card border bg-table p-3">
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
            {FIELDS[kind].map((key) => (
              <Field
                key={key}
                isRequired={key === 'rate'}
                label={text(
                  `console.agents.tierField.${kind === 'REALTIME' && key === 'rate' ? 'winRate' : key}`,
                )}
              >
                {key === 'validBet' || key === 'loss' || key === 'singleBet' ? (
                  <MoneyInput
                    currency={currency}
                    value={tier[key]}
                    onChange={(value) => set(at, key, value)}
                  />
                ) : (
                  <NumberInput
                    decimals={key === 'activeMembers' ? 0 : 1}
                    {...(key !== 'activeMembers' && {
                      before: <span className="text-sm text-ink-soft">%</span>,
                    })}
                    value={tier[key]}
                    onChange={(value) => set(at, key, value)}
                  />
                )}
              </Field>
            ))}
          </div>
          {tiers.length > 1 && (
            <IconButton
              size="sm"
              label={text('console.rows.remove', { at: at + 1 })}
              icon={<Trash2 />}
              onClick={() => onChange(tiers.filter((_, n) => n !== at))}
            />
          )}
        </div>
      ))}
      <Button
        className="self-start"
        disabled={tiers.length >= MOST_TIERS}
        onClick={() => onChange([...tiers, BLANK_TIER])}
      >
        <Plus aria-hidden className="size-4" />
        {text('console.agents.addTier')}
      </Button>
    </fieldset>
  );
}
