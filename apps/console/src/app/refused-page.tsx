import type { Right } from '@baize/contract';
import { buttonClasses, StatePanel } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { StatePicture } from '../shared/parts/state-picture.tsx';
import { useMe } from '../shared/session/use-me.ts';
import { useRightName } from '../shared/session/use-right-name.ts';
import { useRoleName } from '../shared/session/use-roles.ts';
import { useText } from '../shared/use-text.ts';

/** The page exists, and is not open to this operator: says which right would open it. */
export function RefusedPage({ right }: { right: Right }) {
  const text = useText();
  const me = useMe();
  const rightName = useRightName();
  const roleName = useRoleName();
  const roles = me.roles.map(roleName).join(', ');
  return (
    <StatePanel
      level={1}
      className="m-4 max-w-xl md:m-7"
      picture={<StatePicture name="members-only" />}
      title={text('console.refused.title')}
      text={text('console.refused.text', {
        right: rightName(right),
        roles: roles || text('console.role.none'),
      })}
      actions={
        <Link to="/" className={buttonClasses({ kind: 'brass' })}>
          {text('console.refused.back')}
        </Link>
      }
    />
  );
}
