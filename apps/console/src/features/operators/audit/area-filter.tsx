import { NativeSelect } from '@baize/ui';
import type { ListFilter } from '../../../shared/list/filters.tsx';
import { AREAS, actionName } from '../../../shared/said/actions.ts';
import { useSaid } from '../../../shared/said/said.ts';

/** The call keeps no more of it. */
const MAX_LETTERS = 64;

/** What was done, by the part of the house it was done in; an address may name a single action. */
export const areaFilter: ListFilter<{ action?: string }> = {
  key: 'action',
  show: ({ text }) => ({
    key: 'action',
    label: text('console.audit.action'),
    kind: 'custom',
    render: (value, onChange) => <AreaSelect value={value} onChange={onChange} />,
  }),
  read: ({ action }) => (action ? { action: action.slice(0, MAX_LETTERS) } : {}),
};

type Props = { value: string; onChange: (value: string) => void };

function AreaSelect({ value, onChange }: Props) {
  const said = useSaid();
  const { text } = said;
  const areas = AREAS.map((area) => ({
    value: `${area}.`,
    label: text(`console.audit.area.${area}`),
  }));
  const isArea = value === '' || areas.some((area) => area.value === value);
  return (
    <NativeSelect
      isCompact
      aria-label={text('console.audit.action')}
      options={[
        { value: '', label: text('console.audit.anyArea') },
        ...areas,
        ...(isArea ? [] : [{ value, label: actionName(said, value) }]),
      ]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="md:w-auto md:max-w-56 md:bg-table"
    />
  );
}
