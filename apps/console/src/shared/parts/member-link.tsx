import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '../session/use-me.ts';

/** A member by name and number, and the way to the card for those who may see it. */
export function MemberLink({ memberId, name }: { memberId: number; name?: string }) {
  const mayRead = useMay('members.read');
  const label = name ?? <span className="num">{memberId}</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {mayRead ? (
        <Link
          to="/members/$memberId"
          params={{ memberId: String(memberId) }}
          className={textLinkClasses}
          onClick={(event) => event.stopPropagation()}
        >
          {label}
        </Link>
      ) : (
        label
      )}
      {name && <span className="num text-ink-soft">{memberId}</span>}
    </span>
  );
}

/** From a case to the card of whom it is about. */
export function MemberCardLink({ memberId, label }: { memberId: number; label: string }) {
  return (
    <Link
      to="/members/$memberId"
      params={{ memberId: String(memberId) }}
      className={`w-fit ${textLinkClasses}`}
    >
      {label}
    </Link>
  );
}
