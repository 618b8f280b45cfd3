import { moneyParts } from '@baize/money';
import { Money, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useMemo } from 'react';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { type Text, useText } from '../../../shared/use-text.ts';
import type { MemberCard } from '../use-members.ts';

type Account = MemberCard['accounts'][number];

/** What the member holds; each account has one currency, so nothing is summed up. */
export function AccountsTab({ card }: { card: MemberCard }) {
  const text = useText();
  const columns = useMemo(() => columnsOf(text), [text]);
  return (
    <Table
      caption={text('console.member.tab.accounts.title')}
      columns={columns}
      rows={card.accounts}
      rowId={({ purpose, currency }) => `${purpose} ${currency}`}
      className="max-w-3xl"
      empty={
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={text('console.member.noAccounts')}
        />
      }
    />
  );
}

function columnsOf(text: Text): Column<Account>[] {
  return [
    {
      id: 'purpose',
      header: text('console.member.purpose'),
      onCard: 'title',
      cell: ({ purpose }) => purposeName(text, purpose),
    },
    {
      id: 'balance',
      header: text('console.member.balance'),
      align: 'figure',
      cell: ({ balance, currency }) => {
        const { sign, whole, separator, decimals } = moneyParts(balance, {
          locale: 'en',
          symbol: currency,
        });
        const parts = { sign, currency, position: 'before' as const, whole };
        return <Money parts={{ ...parts, decimals: separator + decimals }} />;
      },
    },
  ];
}

const NAMED = ['cash', 'stakes', 'bonus', 'points', 'payouts', 'transit', 'debt'] as const;

function purposeName(text: Text, purpose: string): string {
  const named = NAMED.find((name) => name === purpose);
  if (named) return text(`console.member.purpose.${named}`);
  return text('console.member.purpose.vendor', { vendor: purpose.replace(/^vendor:/, '') });
}
