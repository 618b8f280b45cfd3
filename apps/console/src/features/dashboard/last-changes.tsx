import { systemOperator } from '@baize/contract';
import { Panel, SectionHead, SkeletonText, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../../shared/api.ts';
import { sentenceOf } from '../../shared/errors.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { WordId } from '../../shared/words.ts';

type SettingsLine = {
  to: string;
  label: WordId;
  /** Each page has its own content; here only who changed it, and when, counts. */
  read: (signal: AbortSignal) => Promise<{ updatedAt: number | null; updatedBy: string | null }>;
};

const LINES: SettingsLine[] = [
  {
    to: '/status',
    label: 'console.nav.status',
    read: (signal) => ask(systemOperator.readStatus, {}, signal),
  },
  {
    to: '/regions',
    label: 'console.nav.regions',
    read: (signal) => ask(systemOperator.readRegions, {}, signal),
  },
  {
    to: '/brand',
    label: 'console.nav.brand',
    read: (signal) => ask(systemOperator.readBrand, {}, signal),
  },
  {
    to: '/modules',
    label: 'console.nav.modules',
    read: (signal) => ask(systemOperator.readWhitelabel, {}, signal),
  },
  {
    to: '/registration',
    label: 'console.nav.registration',
    read: (signal) => ask(systemOperator.readRegister, {}, signal),
  },
  {
    to: '/domains',
    label: 'console.nav.domains',
    read: (signal) => ask(systemOperator.readDomains, {}, signal),
  },
  {
    to: '/resources',
    label: 'console.nav.resources',
    read: (signal) => ask(systemOperator.readResources, {}, signal),
  },
  {
    to: '/customer-service',
    label: 'console.nav.customerService',
    read: (signal) => ask(systemOperator.readCustomerService, {}, signal),
  },
];

/** Which settings were touched last, and by whom. */
export function LastChanges() {
  const text = useText();
  const { data, error } = useQuery({
    queryKey: ['settings-changes'],
    queryFn: ({ signal }) => readChanges(signal),
  });
  return (
    <section>
      <SectionHead
        title={text('console.nav.settings')}
        actions={
          <Link to="/status" className={textLinkClasses}>
            {text('console.dashboard.all')}
          </Link>
        }
      />
      <Panel isPadded={false}>
        {error && <p className="p-5 text-danger">{sentenceOf(error)}</p>}
        {!data && !error && <SkeletonText lines={5} className="p-5" />}
        <ul>
          {data?.map((line) => (
            <ChangeLine key={line.to} {...line} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

type Changed = Awaited<ReturnType<typeof readChanges>>[number];

function ChangeLine({ to, label, updatedAt, updatedBy }: Changed) {
  const text = useText();
  const times = useTimes();
  return (
    <li className="border-t first:border-t-0">
      <Link to={to} className="flex items-baseline gap-3 px-5 py-2.5 hover:bg-rail/60">
        <span className="min-w-0 flex-1 font-medium">{text(label)}</span>
        <span className="num text-[0.8125rem] text-ink-soft">
          {updatedAt
            ? text('console.dashboard.askedBy', {
                by: updatedBy ?? text('console.form.house'),
                at: times.dayAndTime(updatedAt),
              })
            : text('console.form.shipped')}
        </span>
      </Link>
    </li>
  );
}

async function readChanges(signal: AbortSignal) {
  const lines = await Promise.all(
    LINES.map(async ({ to, label, read }) => {
      const { updatedAt, updatedBy } = await read(signal);
      return { to, label, updatedAt, updatedBy };
    }),
  );
  return lines.sort((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0));
}
