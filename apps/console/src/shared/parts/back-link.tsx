import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** From one of many back to all of them. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ms-1 mb-3 inline-flex items-center gap-1.5 rounded-ctl px-1 py-1 text-ink-soft hover:text-ink touch:min-h-11"
    >
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
