import { operatorsWork } from '@baize/contract';
import { Button, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../act/use-act.ts';
import { ageText } from '../age-text.ts';
import { queryOf } from '../queries.ts';
import { useMe } from '../session/use-me.ts';
import { useNow } from '../use-now.ts';
import { useText } from '../use-text.ts';
import { HandOver } from './hand-over.tsx';
import { type WorkItem, type WorkName, workCounts } from './work.ts';

const POLL_MS = 30_000;

/** At its desk: who is on it and until when it is due; nothing once it is done, or for who may not decide it. */
export function WorkHolder({ kind, id }: { kind: WorkName; id: string }) {
  const counts = useQuery(workCounts).data;
  const { data } = useQuery({
    ...queryOf(operatorsWork.showWork, { kind, id }),
    refetchInterval: POLL_MS,
    enabled: counts?.kinds.some((one) => one.kind === kind) ?? false,
  });
  return data ? <WorkHands item={data} /> : null;
}

/** Claims, hands over or releases it; whoever is on it binds nobody else. */
export function WorkHands({ item }: { item: WorkItem }) {
  const text = useText();
  const me = useMe();
  const now = useNow();
  const [isHanding, setHanding] = useState(false);
  const { kind, id, holder } = item;
  const isMine = holder?.id === me.id;
  const assign = useAct(operatorsWork.assignWork, {
    input: (to: number | null) => ({ kind, id, to, holder: holder?.id ?? null, note: '' }),
    isFailureSaid: true,
    touches: ['work'],
  });
  return (
    <section className="flex flex-col gap-2.5" aria-label={text('console.work.hands')}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">
          {holder
            ? text(isMine ? 'console.work.onItYou' : 'console.work.onIt', { name: holder.username })
            : text('console.work.nobody')}
        </span>
        <Tag tone={item.isOverdue ? 'bad' : 'plain'}>
          {item.isOverdue
            ? text('console.work.late', { age: ageText(text, now - item.dueAt) })
            : text('console.work.dueIn', { age: ageText(text, item.dueAt - now) })}
        </Tag>
      </p>
      {item.note && (
        <p className="rounded-ctl bg-rail px-3 py-2 break-words">
          {item.handedBy && <span className="font-semibold">{item.handedBy.username}: </span>}
          {item.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isMine && (
          <Button
            size="sm"
            aria-keyshortcuts="c"
            isBusy={assign.isPending}
            onClick={() => assign.mutate(me.id)}
          >
            {text(holder ? 'console.work.takeOver' : 'console.work.claim')}
          </Button>
        )}
        <Button size="sm" aria-keyshortcuts="h" onClick={() => setHanding(true)}>
          {text(isMine ? 'console.work.handOver' : 'console.work.assign')}
        </Button>
        {holder && (
          <Button
            size="sm"
            aria-keyshortcuts="x"
            isBusy={assign.isPending}
            onClick={() => assign.mutate(null)}
          >
            {text('console.work.release')}
          </Button>
        )}
      </div>
      {isHanding && <HandOver item={item} onClose={() => setHanding(false)} />}
    </section>
  );
}
