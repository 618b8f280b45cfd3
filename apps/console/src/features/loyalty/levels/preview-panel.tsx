import { loyaltyLevelsOperator, type Output } from '@baize/contract';
import { Button, Panel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useMutation } from '@tanstack/react-query';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ask } from '../../../shared/api.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { type RulesDraft, readDraft } from './rules-editable.ts';

type Preview = Output<typeof loyaltyLevelsOperator.previewRules.value>;

/** Who would rise by these rules today, and what their gifts would cost; nothing is changed by it. */
export function PreviewPanel({ draft }: { draft: RulesDraft }) {
  const text = useText();
  const content = readDraft(draft);
  const asked = JSON.stringify({ ...draft, reason: null });
  const preview = useMutation({
    mutationFn: async () => ({
      ...(await ask(loyaltyLevelsOperator.previewRules, { content: content! })),
      asked,
    }),
  });
  const { data } = preview;
  return (
    <Panel aria-label={text('console.loyalty.preview')}>
      <h3 className="type-label mb-1">{text('console.loyalty.preview')}</h3>
      <p className="mb-3 text-ink-soft">{text('console.loyalty.previewLead')}</p>
      <div className="flex flex-col gap-4">
        <Button
          className="self-start"
          disabled={content === null}
          isBusy={preview.isPending}
          onClick={() => preview.mutate()}
        >
          {text('console.loyalty.previewNow')}
        </Button>
        <ErrorLine error={preview.error} />
        {data && data.asked !== asked && (
          <p className="text-[0.8125rem] text-ink-soft">{text('console.promo.changedSince')}</p>
        )}
        {data && <Found found={data} />}
      </div>
    </Panel>
  );
}

function Found({ found }: { found: Preview }) {
  const text = useText();
  const { currency } = useBrand();
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return (
    <div role="status" className="flex flex-col gap-4">
      <Facts
        facts={[
          {
            label: text('console.loyalty.rising'),
            value: text('console.loyalty.risingCount', { count: found.rising }),
          },
          { label: text('console.loyalty.upgradeCost'), value: sum(found.upgrade) },
          {
            label: text('console.loyalty.weekCost'),
            value: (
              <>
                {sum(found.weekly.now)} → {sum(found.weekly.after)}
              </>
            ),
          },
          {
            label: text('console.loyalty.monthCost'),
            value: (
              <>
                {sum(found.monthly.now)} → {sum(found.monthly.after)}
              </>
            ),
          },
        ]}
      />
      <Counts levels={found.levels} />
      {found.members.length > 0 && <Risers members={found.members} />}
    </div>
  );
}

function Counts({ levels }: { levels: Preview['levels'] }) {
  const text = useText();
  const columns: Column<Preview['levels'][number]>[] = [
    {
      id: 'level',
      header: text('console.loyalty.level'),
      onCard: 'title',
      cell: ({ level }) => `VIP${level}`,
    },
    { id: 'now', header: text('console.loyalty.now'), align: 'figure', cell: ({ now }) => now },
    {
      id: 'after',
      header: text('console.loyalty.after'),
      align: 'figure',
      cell: ({ now, after }) => (
        <span className={after === now ? undefined : 'font-semibold'}>{after}</span>
      ),
    },
  ];
  return (
    <Table
      isSortedByServer
      caption={text('console.loyalty.preview')}
      columns={columns}
      rows={levels}
      rowId={({ level }) => String(level)}
    />
  );
}

function Risers({ members }: { members: Preview['members'] }) {
  const text = useText();
  return (
    <div>
      <h4 className="type-label mb-2">{text('console.loyalty.risers')}</h4>
      <ul className="flex flex-col gap-1">
        {members.map(({ memberId, username, from, to }) => (
          <li key={memberId} className="flex flex-wrap items-center justify-between gap-2">
            <MemberLink memberId={memberId} name={username} />
            <span className="num">
              VIP{from} → VIP{to}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
