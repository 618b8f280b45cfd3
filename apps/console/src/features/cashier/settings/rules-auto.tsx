import { readMoney } from '@baize/money';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { RulesContent, RulesForm } from './rules-editable.ts';
import { Effect, SumField } from './rules-fields.tsx';
import { useSumWords } from './rules-withdraw.tsx';

/** Small withdrawals that the house approves by itself. */
export function AutoRules({ form }: { form: RulesForm }) {
  const text = useText();
  const words = useSumWords();
  const { content, change, mayEdit, isWrong } = form;
  const { autoApprove } = content;
  const set = (part: Partial<RulesContent['autoApprove']>) =>
    change({ autoApprove: { ...autoApprove, ...part } });
  const isOff = (readMoney(autoApprove.upTo) ?? 0n) === 0n;
  return (
    <FormPanel title={text('console.crules.auto')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <SumField
          label={text('console.crules.auto.upTo')}
          hint={text('console.crules.auto.upToHint')}
          value={autoApprove.upTo}
          isDisabled={!mayEdit}
          isWrong={isWrong('autoApprove.upTo')}
          onChange={(upTo) => set({ upTo })}
        />
        <NumberField
          label={text('console.crules.auto.perMember')}
          max={100}
          isDisabled={!mayEdit}
          value={autoApprove.perMember}
          onChange={(perMember) => set({ perMember })}
        />
        <SumField
          label={text('console.crules.auto.perDay')}
          value={autoApprove.perDay}
          isDisabled={!mayEdit}
          isWrong={isWrong('autoApprove.perDay')}
          onChange={(perDay) => set({ perDay })}
        />
      </div>
      {isWrong('autoApprove') && (
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
