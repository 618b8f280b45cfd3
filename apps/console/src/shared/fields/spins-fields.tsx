import { useText } from '../use-text.ts';
import { NumberField } from './number-field.tsx';
import { PickField, SumField } from './typed-fields.tsx';

type SpinsDraft = { gameCode: string; count: number; stake: string };

/** The slots of the house: no other game is spun. */
const SLOTS = ['lines25', 'ways243', 'tumble65'] as const;

export const NO_SPINS: SpinsDraft = { gameCode: SLOTS[0], count: 10, stake: '0.25' };

type Props = {
  value: SpinsDraft;
  onChange: (spins: SpinsDraft) => void;
  isDisabled: boolean;
  isWrong: (place: string) => boolean;
};

/** Free spins: on which slot, how many, and what the house stakes on each. */
export function SpinsFields({ value, onChange, isDisabled, isWrong }: Props) {
  const text = useText();
  return (
    <>
      <PickField
        label={text('console.spins.gameCode')}
        value={SLOTS.find((code) => code === value.gameCode) ?? SLOTS[0]}
        values={SLOTS}
        word={(code) => text(`console.spins.slot.${code}`)}
        isDisabled={isDisabled}
        onChange={(gameCode) => onChange({ ...value, gameCode })}
      />
      <NumberField
        label={text('console.spins.count')}
        min={1}
        max={500}
        value={value.count}
        isDisabled={isDisabled}
        onChange={(count) => onChange({ ...value, count })}
      />
      <SumField
        label={text('console.spins.stake')}
        value={value.stake}
        isDisabled={isDisabled}
        isWrong={isWrong('stake')}
        onChange={(stake) => onChange({ ...value, stake })}
      />
    </>
  );
}
