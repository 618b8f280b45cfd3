import { operatorsEmergencies } from '@baize/contract';
import { TwoLines, timeColumn } from '../../../shared/list/columns.tsx';
import { namedChips } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useRightName } from '../../../shared/session/use-right-name.ts';
import { EmergencyCase } from './emergency-case.tsx';
import { EmergencyTag } from './emergency-tag.tsx';
import { TakeButton } from './take-emergency.tsx';

const POLL_MS = 15_000;

/** Rights that were taken without being held: by whom, why, and what another person made of it. */
export const EmergenciesPage = listPage(operatorsEmergencies.listEmergencies, {
  words: 'console.emergency',
  everyMs: POLL_MS,
  Actions: TakeButton,
  useData: useRightName,
  filters: [
    namedChips('which', 'console.emergency.which', ['all', 'unreviewed', 'reviewed'], {
      unasked: 'all',
    }),
  ],
  rowId: ({ id }) => id,
  columns: [
    {
      header: 'console.emergency.who',
      onCard: 'title',
      cell: ({ operator, rights }, { data: rightName }) => (
        <TwoLines first={operator.username} second={rights.map(rightName).join(', ')} />
      ),
    },
    timeColumn('console.emergency.taken', ({ takenAt }) => takenAt),
    {
      header: 'console.emergency.reviewer',
      cell: ({ reviewedBy }) => reviewedBy?.username ?? '—',
    },
    {
      header: 'console.emergency.state',
      onCard: 'aside',
      cell: (emergency) => <EmergencyTag emergency={emergency} />,
    },
  ],
  beside: {
    words: 'console.emergency',
    picture: 'members-only',
    show: (id, row) => row && <EmergencyCase key={id} emergency={row} />,
  },
});
