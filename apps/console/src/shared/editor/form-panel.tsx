import { Panel, SectionHead } from '@baize/ui';
import type { ReactNode } from 'react';

/** One group of fields with its name. */
export function FormPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel aria-label={title} className="min-w-0">
      <SectionHead title={title} level={3} />
      <div className="flex flex-col gap-5">{children}</div>
    </Panel>
  );
}
