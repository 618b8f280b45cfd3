import { CheckField } from '../../shared/fields/typed-fields.tsx';
import type { Bound } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';

type Props<Device extends string> = Bound<Device[]> & {
  /** What a computer and a phone are called on the wire of this call. */
  devices: { W: Device; M: Device };
};

/** On which devices something is shown. */
export function DevicesField<Device extends string>(props: Props<Device>) {
  const { devices, value, onChange, isDisabled, isWrong } = props;
  const text = useText();
  const set = (device: Device, isShown: boolean) => {
    const others = value.filter((one) => one !== device);
    onChange(isShown ? [...others, device] : others);
  };
  return (
    <fieldset disabled={isDisabled} className="flex flex-wrap gap-x-6">
      <legend className="text-[0.8125rem] font-medium text-ink-soft">
        {text('console.announcements.devices')}
      </legend>
      {(['W', 'M'] as const).map((kind) => (
        <CheckField
          key={kind}
          label={text(`console.announcements.devices.${kind}`)}
          value={value.includes(devices[kind])}
          onChange={(isShown) => set(devices[kind], isShown)}
        />
      ))}
      {isWrong && (
        <p role="alert" className="w-full text-[0.8125rem] text-danger">
          {text('console.announcements.noDevice')}
        </p>
      )}
    </fieldset>
  );
}
