import { Languages, LogOut, MoreHorizontal, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { DateRange, type DayRange } from '../dates/date-range.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { Select } from '../fields/select.tsx';
import { Menu } from '../layers/menu.tsx';
import { showToast, Toasts } from '../layers/toast.tsx';
import { Panel } from '../pieces/panel.tsx';
import { SectionHead } from '../pieces/section-head.tsx';
import { type UiWords, UiWordsProvider } from '../words.tsx';
import { KitControls } from './kit-controls.tsx';
import { KitData } from './kit-data.tsx';
import { KitPieces } from './kit-pieces.tsx';

/** Every part on one page, for development: its sample words are never shown to a member. */
export function Kit({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  return (
    <UiWordsProvider words={sampleWords}>
      <main className="mx-auto flex max-w-7xl flex-col gap-10 px-4 py-8 md:px-8">
        <h1 className="type-hero">Kit</h1>
        <KitControls />
        <KitSection title="Lists over the page">
          <Lists dir={dir} />
        </KitSection>
        <KitPieces />
        <KitData />
      </main>
      <Toasts dir={dir} />
    </UiWordsProvider>
  );
}

function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHead title={title} />
      {children}
    </section>
  );
}

function Lists({ dir }: { dir: 'ltr' | 'rtl' }) {
  const [bank, setBank] = useState<'a' | 'b' | 'c' | null>(null);
  const [country, setCountry] = useState<string | null>('ph');
  const [range, setRange] = useState<DayRange>({ from: '2026-11-01', to: '2026-11-15' });
  return (
    <Panel className="grid items-start gap-4 md:grid-cols-4">
      <Select
        label="Bank"
        placeholder="Choose a bank"
        options={banks}
        value={bank}
        onChange={setBank}
      />
      <Combobox label="Country" options={countries} value={country} onChange={setCountry} />
      <DateRange
        label="Days"
        presetsLabel="Usual spans"
        value={range}
        onChange={setRange}
        today="2026-11-15"
        latest="2026-11-15"
        lang={dir === 'rtl' ? 'ar' : 'en-GB'}
        dir={dir}
        presets={presets}
        className="h-11.5"
      />
      <div className="flex flex-wrap gap-2">
        <Menu
          trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
          groups={[
            [
              { id: 'edit', label: 'Edit', icon: <Pencil />, aside: 'E', onSelect: notify },
              {
                id: 'lang',
                label: 'English',
                icon: <Languages />,
                isChosen: true,
                onSelect: notify,
              },
            ],
            [{ id: 'out', label: 'Sign out', icon: <LogOut />, isDanger: true, onSelect: notify }],
          ]}
        />
        <Button onClick={notify}>Good news</Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'bad',
              title: 'Not sent',
              text: 'The odds moved from 7.25 to 6.90.',
              action: { label: 'Accept', onClick: notify },
            })
          }
        >
          Bad news
        </Button>
      </div>
    </Panel>
  );
}

function notify() {
  showToast({ tone: 'good', title: 'Arrived', text: 'The sum is in the balance.' });
}

const banks = [
  { value: 'a', label: 'Bank of the Islands', text: 'about one minute' },
  { value: 'b', label: 'Harbour Savings' },
  { value: 'c', label: 'Closed Bank', isDisabled: true },
] as const;
const countries = [
  { value: 'ph', label: 'Philippines' },
  { value: 'jp', label: 'Japan' },
  { value: 'br', label: 'Brazil' },
];
const presets = [
  { id: 'today', label: 'Today', range: { from: '2026-11-15', to: '2026-11-15' } },
  { id: 'month', label: 'This month', range: { from: '2026-11-01', to: '2026-11-15' } },
];

const sampleWords: UiWords = {
  close: 'Close',
  clear: 'Clear',
  required: 'required',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  increase: 'More',
  decrease: 'Less',
  wholeOnly: 'Whole numbers only',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  loading: 'Loading',
  filters: 'Filters',
  apply: 'Apply',
  noMatches: 'Nothing found',
  openList: 'Open the list',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  copy: 'Copy',
  copied: 'Copied',
  remove: (name) => `Remove ${name}`,
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  notices: 'Notices',
};
