import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '../session/use-me.ts';

/** A member by number, and the way to the card for those who may see it. */
export function MemberLink({ memberId, name }: { memberId: number; name?: string }) {
  const mayRead = useMay('members.read');
  const number = <span className="num">{memberId}</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {mayRead ? (
        <Link
          to="/members/$memberId"
          params={{ memberId: String(memberId) }}
          className={textLinkClasses}
          onClick={(event) => event.stopPropagation()}
        >
          {number}
        </Link>
      ) : (
        number
      )}
      {name && <span className="text-ink-soft">{name}</span>}
    </span>
  );
}
