import { cardroomDeskOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { reasonButton } from '../../shared/act/questions.tsx';
import { figureColumn, memberColumn, moneyColumn, timeColumn } from '../../shared/list/columns.tsx';
import { DecidedNote } from '../../shared/list/decided-note.tsx';
import { namedChips } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import type { WordId } from '../../shared/words.ts';

const { suspicionStates } = cardroomDeskOperator;

const decideButton = (label: WordId, text: WordId) =>
  reasonButton(cardroomDeskOperator.decideSuspicion, {
    title: label,
    text,
    done: 'console.cards.decided',
    longest: 300,
    as: 'note',
  });

const ConfirmButton = decideButton('console.cards.confirm', 'console.cards.confirmText');
const ClearButton = decideButton('console.cards.clear', 'console.cards.clearText');

/** Hands that look as if two played together, for a person to judge. */
export const CardSuspicionsPage = listPage(cardroomDeskOperator.listSuspicions, {
  words: {
    title: 'console.cards.suspicions',
    lead: 'console.cards.suspicionsLead',
    none: 'console.cards.noSuspicions',
  },
  filters: [
    namedChips('state', 'console.cards.suspicion', suspicionStates, {
      label: 'console.bets.state',
      unasked: 'open',
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
            <ConfirmButton suspicionId={suspicionId} isConfirmed />
            <ClearButton suspicionId={suspicionId} isConfirmed={false} />
          </span>
        ) : (
          <DecidedNote
            state={text(`console.cards.suspicion.${state}`)}
            by={decidedBy}
            note={note}
          />
        ),
    },
  ],
});
