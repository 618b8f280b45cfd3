import { Button, SectionHead, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { clubQuery, medalOf } from '../../../shared/money/club.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Levels, levelsQuery, useSumWords } from '../use-loyalty.ts';
import { ComingGifts } from './coming-gifts.tsx';
import { LevelTable } from './level-table.tsx';
import { OwnWay } from './own-way.tsx';

/** All levels side by side; above them one's own, the way to the next, and the gifts that come. */
export function ClubPage() {
  const text = useText();
  const title = text('loyalty.club');
  usePageTitle(title);
  const session = useSession();
  const isMember = session?.kind === 'member' || session?.kind === 'agent';
  const own = useQuery(clubQuery(isMember ? session.token : undefined));
  return (
    <>
      <SectionHead level={1} title={title} />
      <Fetched query={useQuery(levelsQuery)} loading={<Skeleton className="h-96" />}>
        {(levels) => (
          <div className="flex flex-col gap-4">
            {isMember ? (
              <Fetched query={own} loading={<Skeleton className="h-72" />}>
                {(club) => (
                  <>
                    <OwnWay club={club} levels={levels.levels} />
                    <ComingGifts club={club} />
                  </>
                )}
              </Fetched>
            ) : (
              <Invitation levels={levels} />
            )}
            <LevelTable levels={levels.levels} own={own.data?.level} />
            <Notes levels={levels} />
          </div>
        )}
      </Fetched>
    </>
  );
}

/** To those who have no account yet: the medals, and the way in. */
function Invitation({ levels }: { levels: Levels }) {
  const text = useText();
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-5 overflow-hidden rounded-card border bg-table bg-[radial-gradient(30rem_18rem_at_85%_50%,var(--brass-wash),transparent)] p-6">
      <div className="min-w-64 flex-1">
        <h2 className="type-title mb-2">{text('loyalty.club.invite')}</h2>
        <p className="max-w-prose text-ink-soft">{text('loyalty.club.invite.text')}</p>
        <Button kind="brass" size="lg" className="mt-5" onClick={() => overlay.open('login')}>
          {text('shell.login')}
        </Button>
      </div>
      <div aria-hidden className="flex -space-x-6 rtl:space-x-reverse">
        {[1, 4, 7, levels.levels.length - 1].map((level) => (
          <img key={level} src={medalOf(level)} alt="" className="size-24 md:size-32" />
        ))}
      </div>
    </section>
  );
}

function Notes({ levels }: { levels: Levels }) {
  const text = useText();
  const sum = useSumWords();
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5 text-[0.8125rem] text-ink-soft">
      <li>{text('loyalty.note.earn')}</li>
      <li>{text('loyalty.note.keep')}</li>
      <li>{text('loyalty.note.gifts', { days: levels.giftDays, multiple: levels.multiple })}</li>
      <li>{text('loyalty.note.weekly', { amount: sum(levels.weeklyValidBet) })}</li>
      <li>
        {text('loyalty.note.birthday', {
          days: levels.birthdayNoticeDays,
          age: levels.birthdayAge,
        })}
      </li>
    </ul>
  );
}
