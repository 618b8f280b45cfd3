import { Tag } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';
import type { MemberRow } from './use-members.ts';

/** How a member stands, in a word. */
export function StandingTag({ member }: { member: MemberRow }) {
  const text = useText();
  return (
    <Tag tone={member.isFrozen ? 'bad' : 'good'}>
      {text(member.isFrozen ? 'console.members.frozen' : 'console.members.open')}
    </Tag>
  );
}

export function KindTag({ member }: { member: MemberRow }) {
  const text = useText();
  return (
    <Tag tone={member.kind === 'agent' ? 'info' : 'plain'}>
      {text(`console.members.kind.${member.kind}`)}
    </Tag>
  );
}
