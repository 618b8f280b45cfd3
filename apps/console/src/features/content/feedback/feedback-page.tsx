import { contentFeedbackOperator } from '@baize/contract';
import { tagColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { chipsFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { FEEDBACK_TONES } from './feedback.ts';
import { FeedbackCase } from './feedback-case.tsx';

/** What people told the house, the newest first; new words appear by themselves. */
export const FeedbackPage = listPage(contentFeedbackOperator.listFeedback, {
  words: 'console.feedback',
  lead: null,
  note: ({ totalCount }, { text }) => text('console.feedback.count', { count: totalCount }),
  follows: { topic: 'ops:feedback', touches: ['feedback'] },
  size: 20,
  filters: [
    chipsFilter({
      key: 'state',
      label: 'console.announcements.state',
      any: 'console.feedback.all',
      values: ['new', 'working', 'answered', 'closed'],
      word: (state) => `console.feedback.state.${state}`,
      read: (state) => ({ state }),
    }),
  ],
  rowId: ({ id }) => id,
  columns: [
    {
      header: 'console.feedback.words',
      onCard: 'title',
      className: 'w-full max-w-0',
      cell: ({ content, sender }, { text }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block truncate font-semibold max-md:whitespace-normal">{content}</span>
          <span className="text-[0.8125rem] text-ink-soft">
            {sender || text('console.feedback.visitor')}
          </span>
        </span>
      ),
    },
    {
      header: 'console.feedback.type',
      cell: ({ type }, { text }) => text(`console.feedback.type.${type}`),
    },
    timeColumn('console.feedback.at', ({ at }) => at),
    tagColumn('console.announcements.state', ({ state }, { text }) => [
      FEEDBACK_TONES[state],
      text(`console.feedback.state.${state}`),
    ]),
  ],
  beside: {
    words: 'console.feedback',
    picture: 'no-messages',
    show: (_, row) => row && <FeedbackCase key={`${row.id} ${row.version}`} feedback={row} />,
  },
});
