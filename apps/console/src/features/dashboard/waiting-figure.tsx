import { Figure, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../../shared/act/approvals.ts';
import { useText } from '../../shared/use-text.ts';

export function WaitingFigure() {
  const text = useText();
  const { data } = useQuery(waitingQuery);
  return (
    <Figure label={text('console.dashboard.waiting')} note={text('console.dashboard.waitingNote')}>
      {data ? (
        <span className="type-title num">{data.totalCount}</span>
      ) : (
        <Skeleton className="h-8 w-12" />
      )}
    </Figure>
  );
}
