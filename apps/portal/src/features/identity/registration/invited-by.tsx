import { members } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { AskedField, Typed } from './registration.ts';
import { useSettled } from './use-settled.ts';

const LEAST_LETTERS = 4;

/** Whose invitation the code in the form is: the agent's where both were given, as the house decides it. */
export function InvitedBy({ asked }: { asked: readonly AskedField[] }) {
  const text = useText();
  const { watch } = useFormContext<Typed>();
  const typed = (field: 'affiliateCode' | 'referralCode') =>
    asked.some((one) => one.field === field) ? (watch(field)?.trim() ?? '') : '';
  const code = useSettled(typed('affiliateCode') || typed('referralCode'));
  const { data, isError } = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => ask(members.affiliate, { code, domain: location.hostname }, signal),
    enabled: code.length >= LEAST_LETTERS,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const owner = data?.value.valid ? data.value.owner : null;
  return (
    <p role="status" className="flex items-center gap-2 text-[0.875rem] empty:hidden">
      {owner && (
        <>
          <UserRoundCheck aria-hidden className="size-4 shrink-0 text-felt" />
          {text('identity.register.invitedBy', { name: `\u2068${owner}\u2069` })}
        </>
      )}
      {(isError || (data && !owner)) && (
        <span className="text-ink-soft">{text('identity.register.invitedByNobody')}</span>
      )}
    </p>
  );
}
