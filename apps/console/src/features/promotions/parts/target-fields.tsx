import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { bound, type Filled } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { type Goal, isCounted, type Step } from './goals.ts';

type Props = { form: Filled<Step>; goals: readonly Goal[] };

/** How much of each thing that is counted a step asks for. */
export function TargetFields({ form, goals }: Props) {
  const text = useText();
  const { value: targets, onChange, isDisabled } = bound(form, 'targets');
  return goals.map(({ metric }, at) => (
    <SumField
      // biome-ignore lint/suspicious/noArrayIndexKey: a target is its place
      key={at}
      isRequired
      isCount={isCounted(metric)}
      label={text('console.promo.targetOf', { metric: text(`console.promo.metric.${metric}`) })}
      value={targets[at] ?? ''}
      isDisabled={isDisabled}
      isWrong={form.isWrong?.(`targets.${at}`)}
      onChange={(typed) => onChange(targets.map((one, n) => (n === at ? typed : one)))}
    />
  ));
}
