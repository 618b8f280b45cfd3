import { membersOperator } from '@baize/contract';
import { Button, Panel, SectionHead } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ask } from '../../../shared/api.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useTouch } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';

/** Shown only when asked for, and asked for only once: every look is written down. */
export function PersonalData({ memberId }: { memberId: number }) {
  const text = useText();
  const touch = useTouch();
  const maySee = useMay('members.personal');
  const look = useMutation({
    mutationFn: () => ask(membersOperator.memberPersonal, { memberId }),
    onSuccess: () => touch([membersOperator.memberAudit]),
  });
  const { data } = look;
  return (
    <Panel>
      <SectionHead title={text('console.member.personal')} />
      {!maySee && <p className="text-ink-soft">{text('console.member.personalRefused')}</p>}
      {maySee && !data && (
        <>
          <p className="mb-4 text-ink-soft">{text('console.member.personalText')}</p>
          <Button isBusy={look.isPending} onClick={() => look.mutate()}>
            <Eye aria-hidden className="size-4" />
            {text('console.member.show')}
          </Button>
        </>
      )}
      <ErrorLine error={look.error} className="mt-3" />
      {data && (
        <>
          <Facts
            facts={[
              { label: text('console.member.realName'), value: data.realName ?? '—' },
              { label: text('console.member.birthday'), value: data.birthday ?? '—' },
              { label: text('console.member.mobile'), value: data.mobile ?? '—' },
              { label: text('console.member.email'), value: data.email ?? '—' },
              ...Object.entries(data.profile).map(([label, value]) => ({ label, value })),
            ]}
          />
          <Button className="mt-3" onClick={() => look.reset()}>
            <EyeOff aria-hidden className="size-4" />
            {text('console.member.hide')}
          </Button>
        </>
      )}
    </Panel>
  );
}
