import { promotionsApplicationsOperator } from '@baize/contract';
import { memberColumn, moneyColumn, tagColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { chipsFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { APPLICATION_TONES, ApplicationCase } from './application-case.tsx';

const { listApplications, applicationStates } = promotionsApplicationsOperator;

/** What members applied for, the oldest that waits first. */
export const ApplicationsPage = listPage(listApplications, {
  words: 'console.promo.applications',
  follows: { topic: 'ops:promotions', touches: ['promotions'] },
  filters: [
    chipsFilter({
      key: 'state',
      label: 'console.promo.state',
      values: applicationStates,
      unasked: 'APPLYING',
      word: (state) => `console.promo.activity.${state}`,
      read: (state) => ({ state }),
    }),
  ],
  columns: [
    memberColumn(
      'console.promo.applicant',
      ({ memberId, username }) => ({ memberId, name: username }),
      { onCard: 'title' },
    ),
    { header: 'console.promo.campaign', cell: ({ title }) => title },
    moneyColumn('console.promo.money', ({ money }) => money),
    timeColumn('console.promo.appliedAt', ({ at }) => at),
    tagColumn('console.promo.state', ({ state }, { text }) => [
      APPLICATION_TONES[state],
      text(`console.promo.activity.${state}`),
    ]),
  ],
  rowId: ({ id }) => id,
  beside: {
    words: 'console.promo.applications',
    picture: 'empty',
    show: (id, row) => row && <ApplicationCase key={id} application={row} />,
  },
});
