import { Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useModule } from '../../../shared/brand/modules.ts';
import { type Club, clubQuery, medalOf } from '../../../shared/money/club.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** One's level in the club, and how far the next one is: as it stands now, whatever the period. */
export function CreditClub() {
  const token = useSession()?.token;
  const { data: club } = useQuery(clubQuery(useModule('MEMCLUB3') ? token : undefined));
  return club ? <Shown club={club} /> : null;
}

function Shown({ club }: { club: Club }) {
  const text = useText();
  const { next } = club;
  return (
    <Panel className="flex flex-wrap items-center gap-5" aria-label={text('cashier.credit.club')}>
      <img src={medalOf(club.level)} alt="" className="size-20" />
      <div className="min-w-56 flex-1">
        <h3 className="type-card mb-2">{club.name}</h3>
        {next ? (
          <div className="grid gap-3 sm:grid-cols-2">
            <Way
              label={text('cashier.credit.club.deposits', { level: next.level })}
              value={club.deposit}
              of={next.deposit}
              colour="bg-brass"
            />
            <Way
              label={text('cashier.credit.club.bets', { level: next.level })}
              value={club.validBet}
              of={next.validBet}
              colour="bg-felt"
            />
          </div>
        ) : (
          <p className="text-ink-soft">{text('cashier.credit.club.top')}</p>
        )}
      </div>
    </Panel>
  );
}

type WayProps = { label: string; value: bigint; of: bigint; colour: string };

function Way({ label, value, of, colour }: WayProps) {
  const sum = useSumWords();
  const percent = of > 0n ? Math.min(100, Number((value * 100n) / of)) : 100;
  return (
    <div>
      <span className="block text-ink-soft">{label}</span>
      <span className="font-semibold tabular-nums">
        {sum(value)} / {sum(of)}
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1 h-2 overflow-hidden rounded-full bg-rail"
      >
        <div className={`h-full rounded-full ${colour}`} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
