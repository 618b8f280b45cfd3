import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { RulesForm } from './rules-editable.ts';
import { Effect, RuleSum } from './rules-fields.tsx';
import { useSumWords } from './rules-withdraw.tsx';

/** When the desk against money laundering is called. */
export function WatchRules({ form }: { form: RulesForm }) {
  const text = useText();
  const words = useSumWords();
  const { field } = useFields(partOf(form, 'watch'), 'console.crules.watch');
  const { watch } = form.content;
  return (
    <FormPanel title={text('console.crules.watch')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <RuleSum {...field('threshold')} />
        <RuleSum {...field('passThroughFrom')} />
        <RuleSum {...field('dumpedFrom')} />
        <NumberField {...field('structuredCount')} min={2} max={100} />
        <NumberField {...field('passThroughPlayed')} max={100} />
        <NumberField {...field('sharedBy')} min={2} max={100} />
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
