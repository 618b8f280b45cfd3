import { useToastLift } from '@baize/ui/toast';
import { type ReactNode, useRef } from 'react';

/** Buttons that stay in sight at the foot of a page; notices stand above them. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useToastLift(bar);
  return (
    <section
      ref={bar}
      aria-label={label}
      className="sticky bottom-3 z-10 mt-6 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-table px-4 py-3 shadow-pop"
    >
      {children}
    </section>
  );
}
