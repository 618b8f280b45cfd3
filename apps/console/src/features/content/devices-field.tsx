import { Checkbox } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';

type Props<Device extends string> = {
  /** What a computer and a phone are called on the wire of this call. */
  devices: { W: Device; M: Device };
  value: readonly Device[];
  onChange: (value: Device[]) => void;
  isDisabled: boolean;
  isWrong: boolean;
};

/** On which devices something is shown. */
export function DevicesField<Device extends string>(props: Props<Device>) {
  const { devices, value, onChange, isDisabled, isWrong } = props;
  const text = useText();
  return (
    <fieldset disabled={isDisabled} className="flex flex-wrap gap-x-6">
      <legend className="text-[0.8125rem] font-medium text-ink-soft">
        {text('console.announcements.devices')}
      </legend>
      {(['W', 'M'] as const).map((kind) => (
        <Checkbox
          key={kind}
          checked={value.includes(devices[kind])}
          onChange={(event) => {
            const others = value.filter((one) => one !== devices[kind]);
            onChange(event.target.checked ? [...others, devices[kind]] : others);
          }}
        >
          {text(`console.announcements.devices.${kind}`)}
        </Checkbox>
      ))}
      {isWrong && (
        <p role="alert" className="w-full text-[0.8125rem] text-danger">
          {text('console.announcements.noDevice')}
        </p>
      )}
    </fieldset>
  );
}
