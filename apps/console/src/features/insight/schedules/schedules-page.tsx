import { insightSchedulesOperator as contract } from '@baize/contract';
import { tagColumn, timeColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { ScheduleActions } from './schedule-actions.tsx';

/** Reports that are sent by mail on their own. */
export const SchedulesPage = listPage(contract.listSchedules, {
  words: 'console.schedules',
  audit: 'insight.schedule',
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.schedules.report', ({ name, by }) => [name, by]),
    tagColumn('console.schedules.state', ({ isPaused }, { text }) =>
      isPaused
        ? ['plain', text('console.schedules.paused')]
        : ['good', text('console.schedules.running')],
    ),
    {
      header: 'console.schedules.often',
      cell: ({ often, hour, form }, { text }) =>
        `${text(`console.schedules.${often}`)}, ${String(hour).padStart(2, '0')}:00 · ${form.toUpperCase()}`,
    },
    timeColumn('console.schedules.nextAt', ({ isPaused, nextAt }) => (isPaused ? null : nextAt)),
    timeColumn('console.schedules.sentAt', ({ sentAt }) => sentAt),
    {
      header: 'console.schedules.recipients',
      cell: ({ recipients, sentTo }, { text }) =>
        text('console.schedules.people', { count: recipients.length, sent: sentTo ?? 0 }),
    },
    {
      header: 'console.schedules.acts',
      isHeaderHidden: true,
      cell: (row) => <ScheduleActions schedule={row} />,
    },
  ],
});
