import { CheckField } from '../../../shared/fields/typed-fields.tsx';
import { bound, type Filled } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';

type Mark = 'isEnabled' | 'isHot' | 'isNew' | 'excludesTurnover';
type Props<Key extends Mark> = {
  form: Filled<{ [mark in Key]: boolean }>;
  marks: readonly Key[];
};

/** What marks a game or a vendor in the lobby. */
export function Marks<Key extends Mark>({ form, marks }: Props<Key>) {
  const text = useText();
  return (
    <fieldset disabled={form.mayEdit === false} className="grid sm:grid-cols-2">
      <legend className="sr-only">{text('console.games.marks')}</legend>
      {marks.map((mark) => (
        <CheckField key={mark} {...bound(form, mark)} label={text(`console.games.${mark}`)} />
      ))}
    </fieldset>
  );
}
