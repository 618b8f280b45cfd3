import { type Right, rights } from '@baize/contract';
import { Button, Panel, PHONE, SkeletonText, Tag, useMedia } from '@baize/ui';
import { Check, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useOpening } from '../../../shared/act/use-opening.ts';
import { TitledPage } from '../../../shared/parts/titled-page.tsx';
import { useMay, useMe } from '../../../shared/session/use-me.ts';
import { useRightName, useRightText } from '../../../shared/session/use-right-name.ts';
import { type Role, useRoleName, useRoles } from '../../../shared/session/use-roles.ts';
import { useText } from '../../../shared/use-text.ts';
import { RoleEditor } from './role-editor.tsx';
import { useRoleText } from './use-role-text.ts';

/** Who may do what: the shipped roles are read here, the brand's own are composed here. */
export function RolesPage() {
  const text = useText();
  const isPhone = useMedia(PHONE);
  const mayEdit = useMay('operators.edit');
  const roles = useRoles();
  const [edited, setEdited] = useState<Role | null>(null);
  const [isNew, setNew] = useOpening('console.roles.new');
  const Roles = isPhone ? RoleCards : RoleMatrix;
  return (
    <TitledPage
      title="console.roles.title"
      lead="console.roles.lead"
      actions={
        mayEdit && (
          <Button kind="brass" onClick={() => setNew(true)}>
            <Plus aria-hidden className="size-4" />
            {text('console.roles.new')}
          </Button>
        )
      }
      read={roles}
    >
      {roles.data ? (
        <Roles roles={roles.data.list} onEdit={mayEdit ? setEdited : undefined} />
      ) : (
        <SkeletonText lines={8} />
      )}
      <RoleEditor
        edited={mayEdit && isNew ? 'new' : edited}
        onClose={() => (isNew ? setNew(false) : setEdited(null))}
      />
    </TitledPage>
  );
}

type Props = { roles: readonly Role[]; onEdit: ((role: Role) => void) | undefined };

function RoleMatrix({ roles, onEdit }: Props) {
  const text = useText();
  const rightName = useRightName();
  const rightText = useRightText();
  return (
    <Panel isPadded={false} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{text('console.roles.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="type-label h-12 ps-5 text-start">
              {text('console.roles.right')}
            </th>
            {roles.map((role) => (
              <th key={role.code} scope="col" className="px-3 py-2 text-center font-semibold">
                <RoleHead role={role} onEdit={onEdit} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map((right) => (
            <tr key={right} className="border-t">
              <th scope="row" className="max-w-md py-2.5 ps-5 text-start font-normal">
                <span className="block">{rightName(right)}</span>
                <span className="block text-[0.8125rem] text-ink-soft">{rightText(right)}</span>
              </th>
              {roles.map((role) => (
                <td key={role.code} className="text-center">
                  <Mark isOn={role.rights.includes(right)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

type HeadProps = { role: Role; onEdit: Props['onEdit'] };

function RoleHead({ role, onEdit }: HeadProps) {
  const text = useText();
  const me = useMe();
  const nameOf = useRoleName();
  return (
    <span className="inline-flex flex-col items-center gap-1">
      <span className="inline-flex items-center gap-2">
        {nameOf(role.code)}
        {me.roles.includes(role.code) && <Tag tone="warn">{text('console.roles.yours')}</Tag>}
      </span>
      <span className="text-[0.8125rem] font-normal text-ink-soft">
        {text('console.roles.holders', { count: role.holders })}
      </span>
      {!role.isShipped && onEdit && (
        <Button size="sm" onClick={() => onEdit(role)}>
          {text('console.roles.edit')}
        </Button>
      )}
    </span>
  );
}

function RoleCards({ roles, onEdit }: Props) {
  const textOf = useRoleText();
  return (
    <ul className="flex flex-col gap-2.5">
      {roles.map((role) => (
        <li key={role.code} className="rounded-card border bg-table p-4">
          <h2 className="font-semibold">
            <RoleHead role={role} onEdit={onEdit} />
          </h2>
          <p className="mb-2 text-[0.8125rem] text-ink-soft">{textOf(role)}</p>
          <RightsOf role={role} />
        </li>
      ))}
    </ul>
  );
}

function RightsOf({ role }: { role: Role }) {
  const rightName = useRightName();
  return (
    <ul className="flex flex-col gap-1.5">
      {role.rights.map((right: Right) => (
        <li key={right} className="flex items-center gap-2">
          <Check aria-hidden className="size-4 shrink-0 text-felt-text" />
          {rightName(right)}
        </li>
      ))}
    </ul>
  );
}

function Mark({ isOn }: { isOn: boolean }) {
  const text = useText();
  const Icon = isOn ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden
        className={isOn ? 'mx-auto size-5 text-felt-text' : 'mx-auto size-4 text-line-strong'}
      />
      <span className="sr-only">{text(isOn ? 'console.roles.yes' : 'console.roles.no')}</span>
    </>
  );
}
