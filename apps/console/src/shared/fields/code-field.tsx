import type { Prefix } from '../list/list.tsx';
import { useText } from '../use-text.ts';
import { TextField } from './text-field.tsx';
import { bound, type Filled } from './use-fields.ts';

type Props = {
  form: Filled<{ code: string }>;
  words: Prefix<'code' | 'codeHint' | 'codeOdd'>;
  maxLength: number;
  /** A code is given once: what is there keeps its own. */
  isThere: boolean;
};

/** The code by which a thing is known. */
export function CodeField({ form, words, maxLength, isThere }: Props) {
  const text = useText();
  const { isDisabled, ...code } = bound(form, 'code');
  return (
    <TextField
      {...code}
      isRequired
      label={text(`${words}.code`)}
      hint={isThere ? undefined : text(`${words}.codeHint`)}
      odd={text(`${words}.codeOdd`)}
      isTrimmed
      spellCheck={false}
      autoCapitalize="none"
      maxLength={maxLength}
      isDisabled={isDisabled || isThere}
    />
  );
}
