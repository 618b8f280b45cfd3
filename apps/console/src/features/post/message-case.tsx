import { CopyButton } from '@baize/ui';
import { CaseHead } from '../../shared/parts/case-head.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { MemberCardLink } from '../../shared/parts/member-link.tsx';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { Message } from './message.ts';
import { MessageTag } from './message-tag.tsx';

/** One message in full. */
export function MessageCase({ message }: { message: Message }) {
  const text = useText();
  const times = useTimes();
  const maySeeMember = useMay('members.read');
  const { code, memberId } = message;
  return (
    <div className="flex flex-col gap-5">
      <CaseHead
        title={message.subject || text(`console.outbox.channel.${message.channel}`)}
        below={<span className="num break-all text-ink-soft">{message.to}</span>}
      >
        <MessageTag state={message.state} />
      </CaseHead>
      <Facts
        facts={[
          { label: text('console.outbox.at'), value: times.exact(message.at) },
          {
            label: text('console.outbox.channel'),
            value: text(`console.outbox.channel.${message.channel}`),
          },
          ...(memberId ? [{ label: text('console.outbox.member'), value: memberId }] : []),
        ]}
      />
      {code && (
        <section>
          <h3 className="type-label mb-1">{text('console.outbox.code')}</h3>
          <div className="flex items-center gap-2 rounded-card border border-brass bg-brass-wash px-4 py-2">
            <span className="code min-w-0 flex-1 text-lg font-semibold break-all">{code}</span>
            <CopyButton text={code} />
          </div>
        </section>
      )}
      <section>
        <h3 className="type-label mb-1">{text('console.outbox.words')}</h3>
        <p className="rounded-card border bg-table p-4 break-words whitespace-pre-wrap">
          {message.text}
        </p>
      </section>
      {memberId && maySeeMember && (
        <MemberCardLink memberId={memberId} label={text('console.outbox.toMember')} />
      )}
    </div>
  );
}
