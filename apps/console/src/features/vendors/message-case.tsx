import { Tag, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../shared/parts/facts.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { Message } from './connections.ts';

/** One message whole: what it said, what it was told, and the bet it made. */
export function MessageCase({ message }: { message: Message }) {
  const text = useText();
  const times = useTimes();
  const { betId, currency, balance, reason, referenceTransactionId: reference } = message;
  const code = (value: string) => <span className="code break-all">{value}</span>;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-title">{text(`console.vmsg.kind.${message.kind}`)}</h2>
          <span className="num text-ink-soft">
            {times.exact(message.at)} {times.timeZone}
          </span>
        </div>
        <Tag tone={message.status === 'OK' ? 'good' : 'warn'}>{message.status}</Tag>
      </div>
      <Facts
        facts={[
          { label: text('console.vmsg.number'), value: message.number },
          { label: text('console.vmsg.vendor'), value: code(message.vendor) },
          { label: text('console.vmsg.transaction'), value: code(message.transactionId) },
          ...(reference ? [{ label: text('console.vmsg.reference'), value: code(reference) }] : []),
          { label: text('console.vmsg.round'), value: code(message.roundId) },
          { label: text('console.vmsg.game'), value: code(message.gameCode) },
          {
            label: text('console.vmsg.member'),
            value: <MemberLink memberId={message.memberId} />,
          },
          {
            label: text('console.vmsg.amount'),
            value: <Sum amount={message.amount} currency={currency} />,
          },
          ...(balance === null
            ? []
            : [
                {
                  label: text('console.vmsg.balance'),
                  value: <Sum amount={balance} currency={currency} />,
                },
              ]),
          ...(reason ? [{ label: text('console.vmsg.reason'), value: code(reason) }] : []),
          ...(betId ? [{ label: text('console.vmsg.bet'), value: <BetLink betId={betId} /> }] : []),
        ]}
      />
    </div>
  );
}

export function BetLink({ betId }: { betId: string }) {
  const mayRead = useMay('play.read');
  if (!mayRead) return <span className="num">{betId}</span>;
  return (
    <Link to="/bets/$betId" params={{ betId }} className={textLinkClasses}>
      <span className="num">{betId}</span>
    </Link>
  );
}
