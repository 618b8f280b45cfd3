import { insightReportsOperator as contract, type Output } from '@baize/contract';
import { Button, Checkbox, cx, IconButton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormModal } from '../../../shared/act/form-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { plainSearch } from '../../../shared/list/search.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { readyViews } from './ready-views.ts';
import { type Asked, searchOf } from './report-address.ts';

type View = Output<typeof contract.listViews.value>['list'][number];

const chip =
  'inline-flex h-9 shrink-0 items-center rounded-full border px-3.5 font-medium whitespace-nowrap text-ink-soft hover:border-line-strong hover:text-ink touch:h-11';

/** Ready views, one's own, and those that others share. */
export function ReportViews({ asked }: { asked: Asked }) {
  const text = useText();
  const views = useQuery(queryOf(contract.listViews, {}));
  const isShown = (rows = '', figures = '') => asked.rows === rows && asked.figures === figures;
  return (
    <nav
      aria-label={text('console.reports.views')}
      className="-m-1 mb-4 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap"
    >
      {readyViews.map(({ id, label, search }) => (
        <Link
          key={id}
          to="/reports"
          search={{ ...search, from: asked.from, to: asked.to }}
          className={cx(chip, isShown(search.rows, search.figures) && 'border-ink text-ink')}
        >
          {text(label)}
        </Link>
      ))}
      {views.data?.list.map((view) => (
        <Saved key={view.id} view={view} />
      ))}
    </nav>
  );
}

function Saved({ view }: { view: View }) {
  const text = useText();
  const remove = useAct(contract.removeView, {
    input: () => ({ id: view.id }),
    done: 'console.reports.removed',
    isFailureSaid: true,
  });
  const search = plainSearch(Object.fromEntries(new URLSearchParams(view.asked)));
  return (
    <span className="flex shrink-0 items-center">
      <Link to="/reports" search={search} className={cx(chip, 'border-brass text-brass-text')}>
        {view.isMine
          ? view.name
          : text('console.reports.sharedBy', { name: view.name, by: view.by })}
      </Link>
      {view.isMine && (
        <IconButton
          label={text('console.reports.remove', { name: view.name })}
          icon={<Trash2 aria-hidden />}
          size="sm"
          onClick={() => remove.mutate()}
        />
      )}
    </span>
  );
}

/** Keeps what is shown under a name; the address alone is enough to share it. */
export function SaveView({ asked }: { asked: Asked }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useAct(contract.saveView, {
    input: () => ({
      name: name.trim(),
      isShared,
      asked: String(new URLSearchParams(searchOf(asked) as Record<string, string>)),
    }),
    done: 'console.reports.saved',
    onDone: () => {
      setOpen(false);
      setName('');
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('console.reports.save')}</Button>
      <FormModal
        title={text('console.reports.save')}
        word={text('console.reports.save')}
        isOpen={isOpen}
        isFull={name.trim() !== ''}
        act={save}
        onClose={() => setOpen(false)}
      >
        <TextField
          isRequired
          label={text('console.reports.name')}
          value={name}
          maxLength={60}
          onChange={setName}
        />
        <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
          {text('console.reports.share')}
        </Checkbox>
      </FormModal>
    </>
  );
}
