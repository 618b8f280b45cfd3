import { Button, Figure, FigureRow, Money } from '@baize/ui';
import type { Club } from '../../../shared/money/club.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { openMemberCentre } from '../../../shared/session/open-member-centre.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useSumWords } from '../use-loyalty.ts';

/** The month that keeps the level, and the next gift of each kind with its condition. */
export function ComingGifts({ club }: { club: Club }) {
  const text = useText();
  const parts = useMoneyParts('house');
  const sum = useSumWords();
  const { date, dateAndTime } = useTimes();
  const { weekly, monthly } = club;
  return (
    <>
      <FigureRow>
        <Figure label={text('loyalty.month')} note={<MonthNote club={club} />}>
          <Money parts={parts(club.month.validBet)} size="mid" />
        </Figure>
        <Figure
          label={text('loyalty.weekly')}
          note={
            weekly.amount === 0n
              ? text('loyalty.gift.later')
              : weekly.validBet >= weekly.needed
                ? text('loyalty.weekly.sure', { when: dateAndTime(weekly.at) })
                : text('loyalty.weekly.note', {
                    when: dateAndTime(weekly.at),
                    amount: sum(weekly.needed - weekly.validBet),
                  })
          }
        >
          <Money parts={parts(weekly.amount)} size="mid" />
        </Figure>
        <Figure
          label={text('loyalty.monthly')}
          note={monthly.amount === 0n ? text('loyalty.gift.later') : date(monthly.at)}
        >
          <Money parts={parts(monthly.amount)} size="mid" />
        </Figure>
        <Figure label={text('loyalty.birthday')} note={<BirthdayNote club={club} />}>
          <Money parts={parts(club.birthday.amount)} size="mid" />
        </Figure>
      </FigureRow>
      <div>
        <Button size="sm" onClick={() => openMemberCentre('rewardCenter')}>
          {text('loyalty.rewards')}
        </Button>
      </div>
    </>
  );
}

function MonthNote({ club: { month, regain, level, manualUntil } }: { club: Club }) {
  const text = useText();
  const sum = useSumWords();
  const { date } = useTimes();
  if (manualUntil) return text('loyalty.keep.given', { when: date(manualUntil) });
  if (regain) {
    const amount = regain.keep - month.validBet;
    return text('loyalty.regain', { level: regain.level, amount: sum(amount > 0n ? amount : 0n) });
  }
  if (month.keep === 0n) return text('loyalty.keep.always');
  if (month.validBet >= month.keep) {
    return (
      <b className="font-semibold text-felt-text">
        {text('loyalty.keep.safe', { when: date(month.judgedAt) })}
      </b>
    );
  }
  return text('loyalty.keep.left', {
    level,
    amount: sum(month.keep - month.validBet),
    when: date(month.judgedAt),
  });
}

function BirthdayNote({ club: { birthday } }: { club: Club }) {
  const text = useText();
  const { date } = useTimes();
  if (birthday.amount === 0n && birthday.state !== 'UNSET') return text('loyalty.gift.later');
  const when = birthday.at === null ? '' : date(birthday.at);
  return text(`loyalty.birthday.${birthday.state}`, { when });
}
