import { minutes } from '@baize/calendar';
import { agentsRebates } from '@baize/contract';
import { percent, type Rate, rateText } from '@baize/money';
import { EmptyLine, Field, NumberInput } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { categoryWords, type RebateCategory } from '../sums/category-words.ts';
import { useFigures } from '../use-figures.tsx';

export type TypedRebates = Partial<Record<RebateCategory, string>>;
export type Rebates = Partial<Record<RebateCategory, Rate>>;

/** What one has oneself: the most that can be given, by category. */
export function useOwnRebates() {
  return useQuery({
    queryKey: ['agents', 'own-rebates'],
    queryFn: ({ signal }) => ask(agentsRebates.ownRebates, {}, signal),
    staleTime: minutes(1),
  });
}

type Props = {
  typed: TypedRebates;
  onChange: (typed: TypedRebates) => void;
  /** Why the house refused, said beside the rate it is about. */
  error?: unknown;
};

/** One rate for each category of which one has something to give; the lottery also by its prize group. */
export function RebateFields({ typed, onChange, error }: Props) {
  const text = useText();
  const errorWords = useErrorWords();
  const refused = refusedCategory(error);
  const { rate } = useFigures();
  const own = useOwnRebates().data?.list.filter(({ rebate }) => rebate > 0n) ?? [];
  if (own.length === 0) return <EmptyLine>{text('agents.rebate.nothing')}</EmptyLine>;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {own.map(({ productType, rebate }) => {
        const value = typed[productType] ?? '';
        const isAbove = readRate(value) > rebate;
        const fault = isAbove
          ? text('agents.rebate.above')
          : refused === productType && errorWords(error);
        return (
          <Field
            key={productType}
            label={text(categoryWords(productType))}
            aside={productType === 'LOTT' && groupWords(text, value)}
            hint={text('agents.terms.cap', { rate: rate(rebate) })}
            error={fault}
          >
            <NumberInput
              value={value}
              decimals={1}
              step={0.1}
              max={Number(rateText(rebate))}
              placeholder="0"
              before={<span className="text-sm">%</span>}
              onChange={(next) => onChange({ ...typed, [productType]: next })}
            />
          </Field>
        );
      })}
    </div>
  );
}

function groupWords(text: ReturnType<typeof useText>, value: string): string {
  return text('agents.rebate.group', { group: prizeGroup(readRate(value)) });
}

/** One percent is worth twenty points above the lowest group. */
export function prizeGroup(rate: Rate): number {
  return 1_800 + Number((rate * 20n) / 10_000n);
}

export function readRate(text: string): Rate {
  return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? percent(text) : 0n;
}

export function readRebates(typed: TypedRebates): Rebates {
  const given = Object.entries(typed).map(([category, text]) => [category, readRate(text)]);
  return Object.fromEntries(given) as Rebates;
}

export function typedRebates(list: readonly { productType: RebateCategory; rebate: Rate }[]) {
  const typed = list.map(({ productType, rebate }) => [productType, rateText(rebate)]);
  return Object.fromEntries(typed) as TypedRebates;
}

/** The category that the house named when it refused a rate. */
export function refusedCategory(error: unknown): string | undefined {
  if (!wasRefused(error)) return undefined;
  const { value } = error;
  if (!value || typeof value !== 'object' || !('category' in value)) return undefined;
  return String(value.category);
}
