import type { Named } from '../../../shared/fields/named-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import { isAddressRange } from './addresses.ts';
import { LinesField } from './lines-field.tsx';

type Props = Named & { value: readonly string[]; onChange: (addresses: string[]) => void };

/** Addresses and ranges, with those that are none named. */
export function AddressList({ hint, isWrong, ...rest }: Props) {
  const text = useText();
  const odd = rest.value.filter((address) => !isAddressRange(address));
  const said = { list: odd.slice(0, 3).join(', '), count: odd.length };
  return (
    <LinesField
      {...rest}
      hint={hint ?? text('console.addresses.hint')}
      isWrong={odd.length > 0 || isWrong}
      odd={text(odd.length > 0 ? 'console.addresses.odd' : 'console.form.wrong', said)}
      aside={<span className="num">{rest.value.length}</span>}
      rows={4}
      placeholder="203.0.113.0/24"
    />
  );
}
