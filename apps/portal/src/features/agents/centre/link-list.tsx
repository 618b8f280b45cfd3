import { agentsPlacement } from '@baize/contract';
import { Button, CopyButton, IconButton, Pager, Tag, type Tone } from '@baize/ui';
import { Menu } from '@baize/ui/menu';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, Power, QrCode, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { RebateSpan } from '../rebates/rebate-list.tsx';
import { STICKY } from '../sticky-column.ts';
import { useFigures } from '../use-figures.tsx';
import { DeleteLink, NoteDialog, useSwitchLink } from './link-changes.tsx';
import { addressOf, type InviteLink, LinkModal } from './link-modal.tsx';

const SIZE = 20;
type Input = { what: 'code' | 'note' | 'delete'; link: InviteLink };

/** The own links, the newest first, and what came of each. */
export function LinkList() {
  const text = useText();
  const { search, change } = useAgentSearch();
  const [input, setInput] = useState<Input | null>(null);
  const page = pageOf(search);
  const query = useQuery({
    queryKey: ['agents', 'links', page],
    queryFn: ({ signal }) => ask(agentsPlacement.links, { page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(setInput);
  const close = () => setInput(null);
  return (
    <Fetched query={query}>
      {({ list, total, totalPages }) => (
        <div className="flex flex-col gap-4">
          <Table
            caption={text('agents.register.links')}
            columns={columns}
            rows={list}
            rowId={({ code }) => code}
            isSortedByServer
            className={STICKY}
            empty={
              <StatePage
                isWide
                level={2}
                state="empty"
                title={text('agents.link.none')}
                text={text('agents.link.text')}
                actions={
                  <Button kind="brass" onClick={() => change({ tab: 'link' })}>
                    {text('agents.register.link')}
                  </Button>
                }
              />
            }
          />
          <Pager
            page={page}
            pageCount={totalPages}
            onPage={(p) => change({ p })}
            summary={total > 0 && text('agents.rows', { count: total })}
          />
          {input?.what === 'code' && (
            <LinkModal link={input.link} title={input.link.code} onClose={close} />
          )}
          {input?.what === 'note' && <NoteDialog link={input.link} onClose={close} />}
          {input?.what === 'delete' && <DeleteLink link={input.link} onClose={close} />}
        </div>
      )}
    </Fetched>
  );
}

const TONES: Record<InviteLink['status'], Tone> = {
  ACTIVE: 'good',
  DISABLED: 'plain',
  EXPIRED: 'bad',
  USED_UP: 'warn',
};

function useColumns(onInput: (input: Input) => void): readonly Column<InviteLink>[] {
  const text = useText();
  const { count } = useFigures();
  const { date } = useTimes();
  return useMemo(() => {
    const figure = (id: 'visits' | 'firstDepositors') => ({
      id,
      header: text(`agents.link.${id}`),
      align: 'figure' as const,
      cell: (link: InviteLink) => count(link[id]),
    });
    return [
      {
        id: 'code',
        header: text('agents.link.codeName'),
        onCard: 'title',
        cell: (link) => <LinkCode link={link} />,
      },
      {
        id: 'status',
        header: text('agents.column.state'),
        onCard: 'aside',
        cell: ({ status }) => <Tag tone={TONES[status]}>{text(`agents.link.${status}`)}</Tag>,
      },
      {
        id: 'note',
        header: text('agents.link.note'),
        cell: ({ note }) => <bdi>{note || '–'}</bdi>,
      },
      {
        id: 'kind',
        header: text('agents.column.kind'),
        cell: ({ kind }) => text(`agents.kind.${kind}`),
      },
      {
        id: 'rebates',
        header: text('agents.column.rebates'),
        cell: ({ rebates }) => <RebateSpan rebates={rebates} />,
      },
      figure('visits'),
      {
        id: 'used',
        header: text('agents.link.used'),
        align: 'figure',
        cell: (link) => <LinkUses link={link} />,
      },
      figure('firstDepositors'),
      {
        id: 'created',
        header: text('agents.link.created'),
        cell: ({ createdAt }) => date(createdAt),
      },
      {
        id: 'expires',
        header: text('agents.link.expires'),
        cell: ({ expiresAt }) =>
          expiresAt === null ? text('agents.link.forever') : date(expiresAt),
      },
      {
        id: 'more',
        header: <span className="sr-only">{text('agents.link.actions')}</span>,
        align: 'figure',
        cell: (link) => <LinkMenu link={link} onInput={onInput} />,
      },
    ];
  }, [text, count, date, onInput]);
}

function LinkCode({ link }: { link: InviteLink }) {
  return (
    <span className="inline-flex items-center gap-1">
      <bdi className="num font-semibold">{link.code}</bdi>
      <CopyButton text={addressOf(link)} size="sm" />
    </span>
  );
}

function LinkUses({ link: { used, maxUses } }: { link: InviteLink }) {
  const text = useText();
  const { count } = useFigures();
  if (maxUses === null) return count(used);
  return text('agents.link.usedOf', { used: count(used), max: count(maxUses) });
}

function LinkMenu({ link, onInput }: { link: InviteLink; onInput: (input: Input) => void }) {
  const text = useText();
  const isOff = link.status === 'DISABLED';
  const switchLink = useSwitchLink();
  return (
    <span className="inline-flex gap-1">
      <IconButton
        size="sm"
        label={text('agents.link.code', { code: link.code })}
        icon={<QrCode />}
        onClick={() => onInput({ what: 'code', link })}
      />
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={`${text('agents.link.actions')} ${link.code}`}
            icon={<Ellipsis />}
          />
        }
        groups={[
          [
            {
              id: 'note',
              label: text('agents.link.editNote'),
              icon: <Pencil aria-hidden />,
              onSelect: () => onInput({ what: 'note', link }),
            },
            {
              id: 'switch',
              label: text(isOff ? 'agents.link.enable' : 'agents.link.disable'),
              icon: <Power aria-hidden />,
              onSelect: () => switchLink({ code: link.code, isDisabled: !isOff }),
            },
          ],
          [
            {
              id: 'delete',
              label: text('agents.link.delete'),
              icon: <Trash2 aria-hidden />,
              isDanger: true,
              onSelect: () => onInput({ what: 'delete', link }),
            },
          ],
        ]}
      />
    </span>
  );
}
