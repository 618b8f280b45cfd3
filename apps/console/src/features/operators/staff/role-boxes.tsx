import type { RoleCode } from '@baize/contract';
import { Checkbox, SkeletonText } from '@baize/ui';
import { useRoleName, useRoles } from '../../../shared/session/use-roles.ts';
import { useText } from '../../../shared/use-text.ts';
import { useRoleText } from './use-role-text.ts';

type Props = {
  legend?: string;
  value: readonly RoleCode[];
  onChange: (roles: RoleCode[]) => void;
  isDisabled?: boolean;
};

export function RoleBoxes({ legend, value, onChange, isDisabled = false }: Props) {
  const text = useText();
  const nameOf = useRoleName();
  const textOf = useRoleText();
  const roles = useRoles().data?.list;
  if (!roles) return <SkeletonText lines={5} />;
  const codes = roles.map(({ code }) => code);
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1 text-[0.8125rem] font-medium text-ink-soft">
        {legend ?? text('console.operators.roles')}
      </legend>
      {roles.map((role) => (
        <Checkbox
          key={role.code}
          checked={value.includes(role.code)}
          onChange={({ target }) =>
            onChange(
              codes.filter((one) => (one === role.code ? target.checked : value.includes(one))),
            )
          }
        >
          <span className="block font-medium">{nameOf(role.code)}</span>
          <span className="block text-[0.8125rem] text-ink-soft">{textOf(role)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
