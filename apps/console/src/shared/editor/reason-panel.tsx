import { Field, TextArea } from '@baize/ui';
import { useText } from '../use-text.ts';
import { FormPanel } from './form-panel.tsx';

type Props = {
  form: {
    content: { reason: string };
    change: (part: { reason: string }) => void;
    isWrong: (place: string) => boolean;
  };
};

/** Why settings are changed: the log keeps it with them. */
export function ReasonPanel({ form }: Props) {
  const text = useText();
  return (
    <FormPanel title={text('console.crules.why')}>
      <ReasonField form={form} />
    </FormPanel>
  );
}

export function ReasonField({ form }: Props) {
  const text = useText();
  return (
    <Field
      isRequired
      label={text('console.member.reason')}
      hint={text('console.member.reasonHint')}
      error={form.isWrong('reason') && text('console.member.reasonMissing')}
    >
      <TextArea
        rows={2}
        maxLength={300}
        value={form.content.reason}
        onChange={(event) => form.change({ reason: event.target.value })}
      />
    </Field>
  );
}
