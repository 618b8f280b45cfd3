import { buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

/** To the empty page of something new. */
export function NewLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClasses({ kind: 'brass' })}>
      <Plus aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
