import { cardroomDeskOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { ReasonButton } from '../../shared/act/reason-button.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { figureColumn, memberColumn, moneyColumn, timeColumn } from '../../shared/list/columns.tsx';
import { optionsFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { useText } from '../../shared/use-text.ts';

const { suspicionStates } = cardroomDeskOperator;

/** Hands that look as if two played together, for a person to judge. */
export const CardSuspicionsPage = listPage(cardroomDeskOperator.listSuspicions, {
  words: {
    title: 'console.cards.suspicions',
    lead: 'console.cards.suspicionsLead',
    none: 'console.cards.noSuspicions',
  },
  filters: [
    optionsFilter({
      key: 'state',
      label: 'console.bets.state',
      kind: 'chips',
      options: ({ text }) =>
        suspicionStates.map((value) => ({
          value: value === 'open' ? '' : value,
          label: text(`console.cards.suspicion.${value}`),
        })),
      read: (typed) => ({ state: suspicionStates.find((known) => known === typed) ?? 'open' }),
    }),
  ],
  rowId: ({ suspicionId }) => suspicionId,
  columns: [
    {
      header: 'console.cards.sign',
      onCard: 'title',
      cell: ({ kind }, { text }) => text(`console.cards.sign.${kind}`),
    },
    memberColumn('console.cards.loser', ({ memberId, username }) => ({ memberId, name: username })),
    memberColumn('console.cards.winner', ({ otherId, otherName }) => ({
      memberId: otherId,
      name: otherName,
    })),
    moneyColumn('console.cards.amount', ({ amount }) => amount),
    figureColumn('console.cards.handsCounted', ({ hands }) => hands),
    {
      header: 'console.cards.hand',
      cell: ({ handId }) => (
        <Link to="/card-hands" search={{ id: handId }} className={textLinkClasses}>
          {handId}
        </Link>
      ),
    },
    timeColumn('console.cards.foundAt', ({ foundAt }) => foundAt),
    {
      header: 'console.cards.decision',
      cell: ({ suspicionId, state, note, decidedBy }, { text, may }) =>
        state === 'open' && may('play.correct') ? (
          <span className="flex flex-wrap gap-2">
            <DecideButton suspicionId={suspicionId} isConfirmed />
            <DecideButton suspicionId={suspicionId} isConfirmed={false} />
          </span>
        ) : (
          <span className="block max-w-prose py-1.5">
            {text(`console.cards.suspicion.${state}`)}
            {note && (
              <span className="block text-ink-soft">
                {decidedBy} · {note}
              </span>
            )}
          </span>
        ),
    },
  ],
});

type Props = { suspicionId: string; isConfirmed: boolean };

function DecideButton({ suspicionId, isConfirmed }: Props) {
  const text = useText();
  const decide = useAct(cardroomDeskOperator.decideSuspicion, {
    input: (note: string) => ({ suspicionId, isConfirmed, note }),
    done: 'console.cards.decided',
  });
  const label = text(isConfirmed ? 'console.cards.confirm' : 'console.cards.clear');
  return (
    <ReasonButton longest={300} act={decide} label={label} title={label} confirmLabel={label}>
      <p>{text(isConfirmed ? 'console.cards.confirmText' : 'console.cards.clearText')}</p>
    </ReasonButton>
  );
}
