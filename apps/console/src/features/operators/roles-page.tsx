import { type Right, type Role, rights, roles } from '@baize/contract';
import { Panel, PHONE, Tag, useMedia } from '@baize/ui';
import { Check, Minus } from 'lucide-react';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { useMe } from '../../shared/session/use-me.ts';
import { useRightName } from '../../shared/session/use-right-name.ts';
import { useText } from '../../shared/use-text.ts';

const ROLES = Object.keys(roles) as Role[];

/** Who may do what: shipped with the house, so it is read here and not changed. */
export function RolesPage() {
  const text = useText();
  const isPhone = useMedia(PHONE);
  return (
    <PageBody>
      <PageHead title={text('console.roles.title')} lead={text('console.roles.lead')} />
      {isPhone ? <RoleCards /> : <RoleMatrix />}
    </PageBody>
  );
}

function RoleMatrix() {
  const text = useText();
  const rightName = useRightName();
  const me = useMe();
  return (
    <Panel isPadded={false} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{text('console.roles.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="type-label h-12 ps-5 text-start">
              {text('console.roles.right')}
            </th>
            {ROLES.map((role) => (
              <th key={role} scope="col" className="px-3 text-center font-semibold">
                {text(`console.role.${role}`)}
                {me.roles.includes(role) && (
                  <span className="ms-2">
                    <Tag tone="warn">{text('console.roles.yours')}</Tag>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map((right) => (
            <tr key={right} className="border-t">
              <th scope="row" className="py-2.5 ps-5 text-start font-normal">
                <span className="block">{rightName(right)}</span>
                <span className="code text-ink-soft">{right}</span>
              </th>
              {ROLES.map((role) => (
                <td key={role} className="text-center">
                  <Mark isOn={holds(role, right)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function RoleCards() {
  const text = useText();
  const rightName = useRightName();
  return (
    <ul className="flex flex-col gap-2.5">
      {ROLES.map((role) => (
        <li key={role} className="rounded-card border bg-table p-4">
          <h2 className="mb-2 font-semibold">{text(`console.role.${role}`)}</h2>
          <ul className="flex flex-col gap-1.5">
            {rights
              .filter((right) => holds(role, right))
              .map((right) => (
                <li key={right} className="flex items-center gap-2">
                  <Check aria-hidden className="size-4 shrink-0 text-felt-text" />
                  {rightName(right)}
                </li>
              ))}
          </ul>
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

function holds(role: Role, right: Right): boolean {
  return (roles[role] as readonly Right[]).includes(right);
}
