import { Button, CopyButton } from '@baize/ui';
import { useState } from 'react';
import { EntryChanges } from '../../../shared/editor/said-changes.tsx';
import { actorText } from '../../../shared/list/audit-columns.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { actionName } from '../../../shared/said/actions.ts';
import { useSaid } from '../../../shared/said/said.ts';
import { SubjectLink } from '../../../shared/said/subjects.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { AuditEntry } from './audit-filters.ts';

/** One entry: what it changed, and the hash that ties it to the one before. */
export function AuditCase({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const said = useSaid();
  const [, setSearch] = useFilters();
  const times = useTimes();
  const [isRaw, setRaw] = useState(false);
  const hasContent = entry.before !== null || entry.after !== null;
  // The log knows operators by their names, and everybody else as it writes them.
  const actor = /^operator:/.test(entry.actor) ? (entry.actorName ?? entry.actor) : entry.actor;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="type-title break-words">{actionName(said, entry.action)}</h2>
        <span className="num text-ink-soft">
          {times.exact(entry.at)} {times.timeZone}
        </span>
      </div>
      <Facts
        facts={[
          { label: text('console.audit.number'), value: entry.id },
          { label: text('console.audit.actor'), value: actorText(said, entry) },
          {
            label: text('console.audit.subject'),
            value: <SubjectLink subject={entry.subject} subjectName={entry.subjectName} />,
          },
          { label: text('console.audit.address'), value: entry.address ?? '—' },
          ...emergencyFacts(entry, text('console.audit.emergency')),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setSearch({ actor, page: '', id: '' })}>
          {text('console.audit.sameActor')}
        </Button>
        <Button size="sm" onClick={() => setSearch({ subject: entry.subject, page: '', id: '' })}>
          {text('console.audit.sameSubject')}
        </Button>
        <Button size="sm" onClick={() => setSearch({ action: entry.action, page: '', id: '' })}>
          {text('console.audit.sameAction')}
        </Button>
      </div>
      {hasContent && (
        <section>
          <div className="mb-2 flex items-center justify-between">
            <h3 className="type-label">{text('console.audit.changes')}</h3>
            <Button size="sm" kind="quiet" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
              {text(isRaw ? 'console.audit.showChanges' : 'console.audit.showRaw')}
            </Button>
          </div>
          {isRaw ? <Raw entry={entry} /> : <EntryChanges entry={entry} />}
        </section>
      )}
      <EntryHash hash={entry.hash} />
    </div>
  );
}

/** The emergency under whose rights its operator was. */
function emergencyFacts({ emergencyId }: AuditEntry, label: string) {
  if (!emergencyId) return [];
  return [
    { label, value: <SubjectLink subject={`emergency:${emergencyId}`} subjectName={null} /> },
  ];
}

function Raw({ entry }: { entry: AuditEntry }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      className="code max-h-96 overflow-auto rounded-card border bg-table p-3 whitespace-pre-wrap"
    >
      {JSON.stringify({ before: entry.before, after: entry.after }, null, 2)}
    </pre>
  );
}

function EntryHash({ hash }: { hash: string }) {
  const text = useText();
  return (
    <section>
      <h3 className="type-label mb-1">{text('console.audit.hash')}</h3>
      <div className="flex items-start gap-1 rounded-ctl bg-rail/60 py-1 ps-3 pe-1">
        <span className="code min-w-0 flex-1 py-1 break-all">{hash}</span>
        <CopyButton text={hash} />
      </div>
      <p className="mt-2 text-[0.8125rem] text-ink-soft">{text('console.audit.chooseText')}</p>
    </section>
  );
}
