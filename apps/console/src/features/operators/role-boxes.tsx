import { type Role, roles } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';

type Props = {
  legend?: string;
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  isDisabled?: boolean;
};

export function RoleBoxes({ legend, value, onChange, isDisabled = false }: Props) {
  const text = useText();
  const names = Object.keys(roles) as Role[];
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1 text-[0.8125rem] font-medium text-ink-soft">
        {legend ?? text('console.operators.roles')}
      </legend>
      {names.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={({ target }) =>
            onChange(names.filter((one) => (one === role ? target.checked : value.includes(one))))
          }
        >
          <span className="block font-medium">{text(`console.role.${role}`)}</span>
          <span className="block text-[0.8125rem] text-ink-soft">
            {text(`console.role.${role}.text`)}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
