import { MomentField } from '../../shared/fields/moment-field.tsx';
import { useText } from '../../shared/use-text.ts';

type Window = { maintenanceFrom: number | null; maintenanceUntil: number | null };
type Props = {
  value: Window;
  onChange: (part: Partial<Window>) => void;
  isDisabled: boolean;
  isWrong: boolean;
};

/** From when until when it is closed; with neither it is open. */
export function WindowFields({ value, onChange, isDisabled, isWrong }: Props) {
  const text = useText();
  return (
    <>
      <p className="text-[0.8125rem] text-ink-soft">{text('console.games.windowHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField
          label={text('console.games.windowFrom')}
          value={value.maintenanceFrom}
          onChange={(maintenanceFrom) => onChange({ maintenanceFrom })}
          isDisabled={isDisabled}
        />
        <MomentField
          label={text('console.games.windowUntil')}
          error={isWrong && text('console.games.windowBackwards')}
          value={value.maintenanceUntil}
          onChange={(maintenanceUntil) => onChange({ maintenanceUntil })}
          isDisabled={isDisabled}
        />
      </div>
    </>
  );
}
