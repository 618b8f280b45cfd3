import { lotteryIssues, type Output } from '@baize/contract';
import { EmptyLine, LoadingRegion, Skeleton } from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { Draw } from '../cart.ts';
import { MoreButton } from '../more-button.tsx';
import { useSpotWords } from '../spot-words.ts';
import { DrawnBalls } from './drawn-balls.tsx';
import { PrizeTable } from './prize-table.tsx';
import { mainTiers, tiersOf } from './tiers.ts';

const PAGE = 20;

/** Results with what they were besides their numbers: the trend, newest first. */
export function DrawList({ gameCode, kind }: { gameCode: string; kind: string }) {
  const text = useText();
  const pages = useInfiniteQuery({
    queryKey: ['lottery', 'draws', gameCode],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam ? { before: pageParam } : {};
      return ask(lotteryIssues.draws, { gameCode, size: PAGE, ...before }, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ before }) => before,
  });
  const { data, error } = pages;
  if (error) return <FormFault error={error} />;
  if (!data) return <DrawsComing />;
  const draws = data.pages.flatMap(({ list }) => list);
  const chains = data.pages[0]?.chains;
  if (draws.length === 0) return <EmptyLine>{text('tickets.draws.none')}</EmptyLine>;
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col">
        {draws.map((draw) => (
          <DrawRow
            key={draw.number}
            kind={kind}
            draw={draw}
            chain={chains?.find(({ chainId }) => chainId === draw.chainId)}
          />
        ))}
      </ol>
      <MoreButton pages={pages} />
    </div>
  );
}

type Chain = Output<typeof lotteryIssues.draws.value>['chains'][number];
type RowProps = { kind: string; draw: Draw; chain: Chain | undefined };

function DrawRow({ kind, draw, chain }: RowProps) {
  const text = useText();
  const { word } = useSpotWords();
  const facts = Object.values(draw.facts)
    .slice(0, 4)
    .filter((value) => value !== 'none');
  const tiers = tiersOf(kind, draw.result);
  return (
    <li className="border-t py-2.5 first:border-t-0">
      <div className="mb-1 flex items-center justify-between gap-3 text-[0.8125rem]">
        <span dir="ltr" className="num text-ink-soft">
          {draw.number}
        </span>
        {draw.hash && draw.link !== null && chain?.salt && (
          <Link
            to="/fairness"
            search={{
              game: kind,
              link: draw.hash,
              salt: chain.salt,
              round: draw.link,
              knownLink: chain.commitment,
              drawnOn: dayOf(draw.number),
            }}
            className="text-ink-soft underline hover:text-ink touch:-my-2.5 touch:-me-2 touch:p-2.5 touch:pe-2"
          >
            {text('tickets.draws.verify')}
          </Link>
        )}
      </div>
      {draw.state === 'void' ? (
        <p className="text-ink-soft">{text('tickets.draws.void')}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-1">
            <DrawnBalls kind={kind} draw={draw} isFresh={false} isSmall />
            {tiers.length === 0 && (
              <span className="ms-auto text-[0.8125rem] text-ink-soft">
                {facts.map(word).join(' · ')}
              </span>
            )}
          </div>
          {tiers.length > mainTiers(kind, tiers).length && (
            <details className="mt-1.5">
              <summary className="cursor-pointer text-[0.8125rem] text-ink-soft touch:-my-1.5 touch:py-3">
                {text('tickets.allPrizes')}
              </summary>
              <div className="mt-1.5">
                <PrizeTable tiers={tiers} />
              </div>
            </details>
          )}
        </>
      )}
    </li>
  );
}

/** An issue is named after its day. */
const dayOf = (number: string) => number.replace(/^(\d{4})(\d\d)(\d\d)-.*$/, '$1-$2-$3');

function DrawsComing() {
  return (
    <LoadingRegion className="flex flex-col gap-2">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </LoadingRegion>
  );
}
