import { Button } from '@baize/ui';
import { useText } from '../../shared/words/use-text.ts';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** The next page of a list that grows downwards, where there is one. */
export function MoreButton({ pages }: { pages: Pages }) {
  const text = useText();
  if (!pages.hasNextPage) return null;
  return (
    <Button
      onClick={() => void pages.fetchNextPage()}
      isBusy={pages.isFetchingNextPage}
      className="self-center"
    >
      {text('tickets.more')}
    </Button>
  );
}
