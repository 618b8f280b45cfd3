import { Skeleton } from '@baize/ui';

/** Of the size of the winners, and on a phone of the offers below them. */
export function WinnersSkeleton() {
  return <Skeleton className="h-149 rounded-card lg:h-80" />;
}
