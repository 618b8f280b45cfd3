import { useText } from '../use-text.ts';
import { NumberField } from './number-field.tsx';
import { PickField, SumField } from './typed-fields.tsx';
import { type Filled, useFields } from './use-fields.ts';

type SpinsDraft = { gameCode: string; count: number; stake: string };

/** The slots of the house: no other game is spun. */
const SLOTS = ['lines25', 'ways243', 'tumble65'] as const;

export const NO_SPINS: SpinsDraft = { gameCode: SLOTS[0], count: 10, stake: '0.25' };

/** Free spins: on which slot, how many, and what the house stakes on each. */
export function SpinsFields({ form }: { form: Filled<SpinsDraft> }) {
  const text = useText();
  const { field } = useFields(form, 'console.spins');
  const { value, ...slot } = field('gameCode');
  return (
    <>
      <PickField
        {...slot}
        value={SLOTS.find((code) => code === value) ?? SLOTS[0]}
        values={SLOTS}
        word={(code) => text(`console.spins.slot.${code}`)}
      />
      <NumberField {...field('count')} min={1} max={500} />
      <SumField {...field('stake')} />
    </>
  );
}
