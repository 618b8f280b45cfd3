import { useText } from '../use-text.ts';
import { NumberField } from './number-field.tsx';
import type { Bound } from './use-fields.ts';

type Props = Omit<Bound<number>, 'isWrong'> & { label: string; isWrong?: boolean };

/** Where something stands among its like: the lowest comes first. */
export function SortField(props: Props) {
  const text = useText();
  return <NumberField {...props} hint={text('console.games.sortHint')} max={1_000_000} />;
}
