import { readMoney } from '@baize/money';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { RulesForm } from './rules-editable.ts';
import { Effect, RuleSum } from './rules-fields.tsx';
import { useSumWords } from './rules-withdraw.tsx';

/** Small withdrawals that the house approves by itself. */
export function AutoRules({ form }: { form: RulesForm }) {
  const text = useText();
  const words = useSumWords();
  const { field, hinted } = useFields(partOf(form, 'autoApprove'), 'console.crules.auto');
  const { autoApprove } = form.content;
  const isOff = (readMoney(autoApprove.upTo) ?? 0n) === 0n;
  return (
    <FormPanel title={text('console.crules.auto')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <RuleSum {...hinted('upTo')} />
        <NumberField {...field('perMember')} max={100} />
        <RuleSum {...field('perDay')} />
      </div>
      {form.isWrong('autoApprove') && (
        <p role="alert" className="text-danger">
          {text('console.crules.auto.wrong')}
        </p>
      )}
      <Effect>
        {isOff
          ? text('console.crules.effect.autoOff')
          : text('console.crules.effect.auto', {
              upTo: words(autoApprove.upTo),
              count: autoApprove.perMember,
              day: words(autoApprove.perDay),
            })}
      </Effect>
    </FormPanel>
  );
}
