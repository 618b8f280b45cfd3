import { TextField } from '../../shared/fields/text-field.tsx';
import { useText } from '../../shared/use-text.ts';

type Props = { value: string; onChange: (contact: string) => void };

/** Where the owner of a new account alone reads its first password. */
export function ContactField({ value, onChange }: Props) {
  const text = useText();
  return (
    <TextField
      label={text('console.agents.contact')}
      hint={text('console.agents.contactHint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      dir="ltr"
      value={value}
      onChange={onChange}
    />
  );
}
