import { type Output, promotionsCampaignsOperator } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Button, Panel, Tag } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { ask } from '../../../shared/api.ts';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { useText } from '../../../shared/use-text.ts';

type Tried = Output<typeof promotionsCampaignsOperator.tryCampaign.value>;

/** How one member stands with the campaign as it is saved; looking changes nothing. */
export function TryPanel({ id, isDirty }: { id: string; isDirty: boolean }) {
  const text = useText();
  const [username, setUsername] = useState('');
  const tried = useMutation({
    mutationFn: (name: string) =>
      ask(promotionsCampaignsOperator.tryCampaign, { id, username: name }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim()) tried.mutate(username.trim());
  };
  return (
    <Panel aria-label={text('console.promo.try')}>
      <h3 className="type-label mb-3">{text('console.promo.try')}</h3>
      <form onSubmit={submit} className="flex items-end gap-2">
        <TextField
          label={text('console.promo.tryWho')}
          className="flex-1"
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={username}
          onChange={setUsername}
        />
        <Button type="submit" disabled={!username.trim()} isBusy={tried.isPending}>
          {text('console.promo.tryNow')}
        </Button>
      </form>
      {isDirty && (
        <p className="mt-2 text-[0.8125rem] text-ink-soft">{text('console.promo.asSaved')}</p>
      )}
      <ErrorLine error={tried.error} className="mt-3" />
      {tried.data && <Standing tried={tried.data} name={tried.variables} />}
    </Panel>
  );
}

const BARRIERS = ['EXCLUDED', 'AUDIENCE', 'FROZEN'] as const;

function Standing({ tried, name }: { tried: Tried; name: string }) {
  const text = useText();
  const { memberId, state, barriers, steps } = tried;
  return (
    <div role="status" className="mt-4 flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <MemberLink memberId={memberId} name={name} />
        <Tag tone={barriers.length > 0 ? 'bad' : 'info'}>
          {text(`console.promo.activity.${state}`)}
        </Tag>
      </p>
      {barriers.map((barrier) => {
        const known = BARRIERS.find((one) => one === barrier);
        return (
          <p key={barrier} className="text-danger">
            {known ? text(`console.promo.barrier.${known}`) : barrier}
          </p>
        );
      })}
      {steps.length > 0 && (
        <ol className="flex flex-col">
          {steps.map(({ values, targets, money, points }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={at} className="border-t py-2">
              <span className="font-medium">{text('console.promo.step', { at: at + 1 })}</span>
              <span className="num block text-[0.8125rem] text-ink-soft">
                {values.length > 0 &&
                  text('console.promo.reached', {
                    values: values.map(moneyText).join(' · '),
                    targets: targets.map(moneyText).join(' · '),
                  })}{' '}
                {text('console.promo.wouldGive', {
                  money: moneyText(money),
                  points: moneyText(points).replace(/\.0+$/, ''),
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
