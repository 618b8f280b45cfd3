import { cx, LoadingRegion, Skeleton, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { AuditLink } from '../parts/audit-link.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { PageBody, PageHead } from '../parts/page-head.tsx';
import { useText } from '../use-text.ts';
import { useTimes } from '../use-times.ts';
import type { WordId } from '../words.ts';
import { ConflictModal } from './conflict-modal.tsx';
import type { Editable, Stored } from './editable.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import { type SettingsForm, settingsKey, useSettings } from './use-settings.ts';

type Props<Content> = {
  editable: Editable<Content>;
  title: WordId;
  lead?: WordId;
  /** The name of one thing among many, in place of the title. */
  nameOf?: (content: Content) => string;
  /** Above the title: the way back to the list. */
  back?: ReactNode;
  /** Beside the time of the last change. */
  actions?: ReactNode;
  children: (form: SettingsForm<Content>) => ReactNode;
};

/** Every page of settings: read, changed, saved with its version, guarded against loss. */
export function SettingsPage<Content>(props: Props<Content>) {
  const text = useText();
  const stored = useQuery({
    queryKey: settingsKey(props.editable.name),
    queryFn: ({ signal }) => props.editable.read(signal),
  });
  if (stored.data) return <Editor {...props} stored={stored.data} />;
  if (stored.error) {
    return <FailurePage error={stored.error} reset={() => void stored.refetch()} />;
  }
  return (
    <PageBody>
      {props.back}
      <PageHead title={text(props.title)} lead={props.lead && text(props.lead)} />
      <LoadingRegion className="flex flex-col gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </LoadingRegion>
    </PageBody>
  );
}

type Panels<Content> = readonly ComponentType<{ form: SettingsForm<NoInfer<Content>> }>[];

type Columns<Content> = {
  columns: readonly Panels<Content>[];
  /** Panels of short fields stand side by side early, and do not grow as wide. */
  isNarrow?: boolean;
};

type Declared<Content> = Pick<Props<Content>, 'title' | 'lead'> & {
  /** Whose lines of the log the page leads to. */
  audit?: string;
} & (Columns<Content> | { Body: Panels<Content>[number] });

/** A page of settings that is no more than its panels, or what it shows of them by itself. */
export function settingsPage<Content>(editable: Editable<Content>, page: Declared<Content>) {
  const { title, lead, audit } = page;
  const about = { editable, title, ...(lead && { lead }) };
  return function Page() {
    return (
      <SettingsPage {...about} actions={audit && <AuditLink subject={audit} />}>
        {(form) =>
          'Body' in page ? <page.Body form={form} /> : <PanelColumns {...page} form={form} />
        }
      </SettingsPage>
    );
  };
}

type ColumnsProps<Content> = Columns<Content> & { form: SettingsForm<Content> };

/** Panels in one column, or side by side where there is room. */
export function PanelColumns<Content>({ form, columns, isNarrow }: ColumnsProps<Content>) {
  const isOne = columns.length === 1;
  const width = isOne || isNarrow ? 'max-w-5xl' : 'max-w-6xl';
  return (
    <div
      className={cx(
        'grid items-start gap-5',
        width,
        !isOne && (isNarrow ? 'lg:grid-cols-2' : 'xl:grid-cols-2'),
      )}
    >
      {columns.map((panels, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns and panels are declared once
        <div key={at} className="flex min-w-0 flex-col gap-5">
          {panels.map((Part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns and panels are declared once
            <Part key={place} form={form} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Editor<Content>(props: Props<Content> & { stored: Stored<Content> }) {
  const { editable, title, lead, nameOf, back, actions, children, stored } = props;
  const text = useText();
  const form = useSettings(editable, stored);
  return (
    <PageBody>
      {back}
      <PageHead
        title={nameOf?.(form.stored.content) || text(title)}
        lead={lead && text(lead)}
        actions={
          <>
            {!form.mayEdit && <Tag tone="info">{text('console.form.readOnly')}</Tag>}
            {editable.isNew ? (
              <Tag>{text('console.form.notYet')}</Tag>
            ) : (
              <LastChange stored={form.stored} />
            )}
            {actions}
          </>
        }
      />
      {children(form)}
      <SaveBar form={form} />
      <LeaveGuard isDirty={form.isDirty} />
      <ConflictModal form={form} />
    </PageBody>
  );
}

function LastChange({ stored }: { stored: Stored<unknown> }) {
  const text = useText();
  const times = useTimes();
  const { version, updatedAt, updatedBy } = stored;
  if (version > 0 && !updatedAt) {
    return (
      <span className="num text-[0.8125rem] text-ink-soft">
        {text('console.form.version', { version })}
      </span>
    );
  }
  return (
    <span className="num text-[0.8125rem] text-ink-soft">
      {updatedAt
        ? text('console.form.lastChange', {
            version,
            at: times.dayAndTime(updatedAt),
            by: updatedBy ?? text('console.form.house'),
          })
        : text('console.form.shipped')}
    </span>
  );
}
