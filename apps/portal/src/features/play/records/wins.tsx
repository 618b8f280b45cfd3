import { playRecords } from '@baize/contract';
import { Money } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { TilePicture } from '../../../shared/games/tile-picture.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { type Board, NoWins } from './leaders.tsx';

const LIMIT = 20;

/** The greatest single wins, with their games. */
export function Wins({ board }: { board: Board }) {
  const { period, category: gameCategory } = board;
  const { language } = useLanguage();
  const parts = useMoneyParts('house');
  const { dateAndTime } = useTimes();
  const query = useQuery({
    queryKey: ['winners', 'wins', board, language],
    queryFn: ({ signal }) =>
      ask(playRecords.winners, { period, gameCategory, language, limitNum: LIMIT }, signal),
  });
  return (
    <Fetched query={query}>
      {({ list }) =>
        list.length === 0 ? (
          <NoWins />
        ) : (
          <ol className="grid gap-x-10 divide-y lg:grid-cols-2">
            {list.map(({ vo }) => (
              <li
                key={`${vo.customerName} ${vo.vendor} ${vo.gameCode} ${vo.winTime} ${vo.winAmount}`}
                className="flex min-h-14 items-center gap-3 py-2"
              >
                <span
                  data-tile-theme={1}
                  className="h-10 w-7.5 shrink-0 overflow-hidden rounded-[5px] bg-(--tile-deep)"
                >
                  <TilePicture src={vo.iconUrl} sizes="30px" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{vo.gameName}</span>
                  <span className="block truncate text-[0.8125rem] text-ink-soft">
                    <bdi>{vo.customerName}</bdi> · {dateAndTime(vo.winTime)}
                  </span>
                </span>
                <Money parts={parts(vo.winAmount, { signed: true })} tone="win" />
              </li>
            ))}
          </ol>
        )
      }
    </Fetched>
  );
}
