import { type Output, sportsbookAlertsOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { reasonButton } from '../../../shared/act/questions.tsx';
import { Dash, figureColumn, moneyColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { chipsOf, namedChoice } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { alarmColumn } from '../../../shared/list/named-columns.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { useText } from '../../../shared/use-text.ts';
import { marketKeyText, oddsText } from '../match-rows.ts';

type Alert = Output<typeof sportsbookAlertsOperator.listAlerts.value>['list'][number];

const SEEN = {
  no: 'console.sports.alertOpen',
  yes: 'console.sports.alertSeen',
  any: 'console.sports.any',
} as const;

const MarkButton = reasonButton(sportsbookAlertsOperator.markAlert, {
  title: 'console.sports.alertMark',
  text: 'console.sports.alertMarkText',
  done: 'console.sports.alertMarked',
  longest: 300,
  as: 'note',
});

/** What bets tell together that a trader should look at. */
export const SportsAlertsPage = listPage(sportsbookAlertsOperator.listAlerts, {
  words: {
    title: 'console.sports.alerts',
    lead: 'console.sports.alertsLead',
    none: 'console.sports.noAlerts',
  },
  everyMs: 5_000,
  asked: { isSeen: 'no' },
  filters: [
    namedChoice('kind', 'console.sports.alert', sportsbookAlertsOperator.alertKinds, {
      any: 'console.sports.any',
    }),
    chipsOf('seen', 'console.sports.alertSeen', SEEN, (isSeen) => ({ isSeen })),
  ],
  rowId: ({ id }) => id,
  columns: [
    alarmColumn('console.sports.alert', 'console.sports.alert', ({ seenAt }) => seenAt === null),
    { header: 'console.sports.about', cell: (alert) => <About alert={alert} /> },
    {
      header: 'console.sports.who',
      cell: ({ members }) => (
        <span className="flex flex-wrap gap-x-2 max-md:justify-end">
          {members.map((id) => (
            <MemberLink key={id} memberId={id} />
          ))}
        </span>
      ),
    },
    figureColumn('console.sports.bets', ({ bets }) => bets),
    moneyColumn('console.sports.stake', ({ stake }) => stake),
    timeColumn('console.sports.lastAt', ({ lastAt }) => lastAt, { isExact: true }),
    {
      header: 'console.sports.alertSeen',
      onCard: 'aside',
      cell: (alert, { may }) => {
        if (alert.seenAt !== null) return <Seen alert={alert} />;
        return may('sports.trade') ? <MarkButton id={alert.id} /> : <Dash />;
      },
    },
  ],
});

function Seen({ alert: { seenBy, note } }: { alert: Alert }) {
  return (
    <span className="block max-w-64 text-[0.8125rem] text-ink-soft">
      {seenBy}: {note}
    </span>
  );
}

/** What it is about, in one sentence. */
function About({ alert }: { alert: Alert }) {
  const text = useText();
  const { matchId, match, market, selection } = alert;
  const backed = market && `${marketKeyText(market)} · ${selection?.toLowerCase()}`;
  return (
    <span className="block max-w-prose py-1.5 leading-tight">
      {matchId !== null && (
        <Link to="/sportsbook/$matchId" params={{ matchId }} className={textLinkClasses}>
          {match ?? matchId}
        </Link>
      )}
      {backed && <span className="block text-[0.8125rem] text-ink-soft">{backed}</span>}
      <span className="block text-[0.8125rem]">
        {text(`console.sports.alertText.${alert.kind}`, {
          percent: alert.percent ?? 0,
          seconds: alert.seconds ?? 0,
          from: oddsText(alert.oddsFrom),
          to: oddsText(alert.oddsTo),
          bets: alert.bets,
        })}
      </span>
    </span>
  );
}
