import { loyaltyMall } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { z } from 'zod/mini';
import { useText } from '../../../shared/words/use-text.ts';
import type { Address } from './use-mall.ts';

export const emptyAddress: Address = {
  name: '',
  phone: '',
  province: '',
  address: '',
  postcode: '',
};

export const isSound = (address: Address): boolean =>
  z.safeParse(loyaltyMall.address, address).success;

type Props = { value: Address; onChange: (value: Address) => void };

const FIELDS = [
  { key: 'name', complete: 'name', max: 80 },
  { key: 'phone', complete: 'tel', max: 25 },
  { key: 'province', complete: 'address-level1', max: 80 },
  { key: 'postcode', complete: 'postal-code', max: 20 },
  { key: 'address', complete: 'street-address', max: 200 },
] as const;

/** Where something is to be sent to. */
export function AddressFields({ value, onChange }: Props) {
  const text = useText();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {FIELDS.map(({ key, complete, max }) => (
        <Field
          key={key}
          label={text(`loyalty.address.${key}`)}
          isRequired={key !== 'postcode'}
          className={key === 'address' ? 'sm:col-span-2' : ''}
        >
          <TextInput
            value={value[key]}
            autoComplete={complete}
            maxLength={max}
            type={key === 'phone' ? 'tel' : 'text'}
            onChange={(event) => onChange({ ...value, [key]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
