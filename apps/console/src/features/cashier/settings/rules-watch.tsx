import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { RulesContent, RulesForm } from './rules-editable.ts';
import { Effect, SumField } from './rules-fields.tsx';
import { useSumWords } from './rules-withdraw.tsx';

const SUMS = ['threshold', 'passThroughFrom', 'dumpedFrom'] as const;
const NUMBERS = [
  ['structuredCount', 2],
  ['passThroughPlayed', 0],
  ['sharedBy', 2],
] as const;

/** When the desk against money laundering is called. */
export function WatchRules({ form }: { form: RulesForm }) {
  const text = useText();
  const words = useSumWords();
  const { content, change, mayEdit, isWrong } = form;
  const { watch } = content;
  const set = (part: Partial<RulesContent['watch']>) => change({ watch: { ...watch, ...part } });
  return (
    <FormPanel title={text('console.crules.watch')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {SUMS.map((key) => (
          <SumField
            key={key}
            label={text(`console.crules.watch.${key}`)}
            value={watch[key]}
            isDisabled={!mayEdit}
            isWrong={isWrong(`watch.${key}`)}
            onChange={(typed) => set({ [key]: typed })}
          />
        ))}
        {NUMBERS.map(([key, least]) => (
          <NumberField
            key={key}
            label={text(`console.crules.watch.${key}`)}
            min={least}
            max={100}
            isDisabled={!mayEdit}
            value={watch[key]}
            onChange={(number) => set({ [key]: number })}
          />
        ))}
      </div>
      <Effect>
        {text('console.crules.effect.watch', {
          threshold: words(watch.threshold),
          count: watch.structuredCount,
          played: watch.passThroughPlayed,
          from: words(watch.passThroughFrom),
        })}
      </Effect>
    </FormPanel>
  );
}
