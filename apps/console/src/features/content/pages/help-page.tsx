import { StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { NewLink } from '../../../shared/parts/new-link.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { titleOf } from '../announcements/announcement-columns.tsx';
import { type HelpArticle, helpQuery } from './help-editable.ts';

/** Every article of the help centre: headings, each with what stands under it. */
export function HelpPage() {
  const text = useText();
  const times = useTimes();
  const navigate = useNavigate();
  const mayEdit = useMay('content.edit');
  const help = useQuery(helpQuery);
  const rows = useMemo(() => asTree(help.data?.list ?? []), [help.data]);
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  if (help.error) return <FailurePage error={help.error} reset={() => void help.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.help.title')}
        lead={text('console.help.lead')}
        actions={mayEdit && <NewLink to="/help-centre/new">{text('console.help.new')}</NewLink>}
      />
      <Table
        caption={text('console.help.title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        isLoading={help.isPending}
        isSortedByServer
        onRowOpen={({ id }) => void navigate({ to: `/help-centre/${id}` })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.help.none')}
            text={text('console.help.lead')}
          />
        }
      />
    </PageBody>
  );
}

/** Headings in their order, each followed by its own. */
function asTree(list: readonly HelpArticle[]): HelpArticle[] {
  const inOrder = list.toSorted((one, other) => one.sort - other.sort);
  const under = (parentId: string | null): HelpArticle[] =>
    inOrder
      .filter((article) => article.parentId === parentId)
      .flatMap((article) => [article, ...under(article.id)]);
  return under(null);
}

function columnsOf(text: Text, times: Times): Column<HelpArticle>[] {
  return [
    {
      id: 'title',
      header: text('console.announcements.titleOf'),
      onCard: 'title',
      cell: ({ texts, parentId }) => (
        <span className={parentId ? 'ps-6' : 'font-semibold'}>{titleOf(texts)}</span>
      ),
    },
    {
      id: 'tag',
      header: text('console.help.tag'),
      cell: ({ tag }) => <span className="code text-ink-soft">{tag}</span>,
    },
    {
      id: 'languages',
      header: text('console.help.languages'),
      cell: ({ texts }) => Object.keys(texts).join(' · '),
    },
    {
      id: 'changed',
      header: text('console.help.changed'),
      cell: ({ updatedAt }) => <span className="num">{times.dayAndTime(updatedAt)}</span>,
    },
    {
      id: 'state',
      header: text('console.announcements.state'),
      onCard: 'aside',
      cell: ({ isShown }) => (
        <Tag tone={isShown ? 'good' : 'plain'}>
          {text(isShown ? 'console.help.shown' : 'console.help.hidden')}
        </Tag>
      ),
    },
  ];
}
