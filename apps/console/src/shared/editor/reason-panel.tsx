import { AreaField } from '../fields/text-field.tsx';
import { type Filled, useFields } from '../fields/use-fields.ts';
import { useText } from '../use-text.ts';
import { FormPanel } from './form-panel.tsx';

type Form = Filled<{ reason: string }>;

/** Why settings are changed, once they are: the log keeps it with them. */
export function ReasonPanel({ form }: { form: Form & { isDirty: boolean } }) {
  const text = useText();
  if (!form.isDirty) return null;
  return (
    <FormPanel title={text('console.crules.why')}>
      <ReasonField form={form} />
    </FormPanel>
  );
}

export function ReasonField({ form }: { form: Form }) {
  const text = useText();
  const { hinted } = useFields(form, 'console.member');
  const odd = text('console.member.reasonMissing');
  return <AreaField {...hinted('reason')} isRequired odd={odd} rows={2} maxLength={300} />;
}
