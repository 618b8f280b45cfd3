import { type Output, sportsbookTradingOperator } from '@baize/contract';
import { Field, NumberInput, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorLine } from '../../shared/act/error-line.tsx';
import { ReasonForm } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { numberIn } from '../../shared/list/filters.tsx';
import { useFilters } from '../../shared/list/search.ts';
import { Facts } from '../../shared/parts/facts.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';

type Factor = Output<typeof sportsbookTradingOperator.memberFactor.value>;

/** How one member is treated by the book: share of the limits, and added delay. */
export function SportsMembersPage() {
  const text = useText();
  const [search, change] = useFilters();
  const memberId = numberIn(search.member);
  const factor = useQuery({
    ...queryOf(sportsbookTradingOperator.memberFactor, { memberId: memberId ?? 0 }),
    enabled: memberId !== undefined,
  });
  return (
    <PageBody>
      <PageHead title={text('console.sports.factors')} note={text('console.sports.factorsLead')} />
      <Panel className="flex max-w-xl flex-col gap-5">
        <Field label={text('console.sports.memberNumber')}>
          <NumberInput value={search.member ?? ''} onChange={(member) => change({ member })} />
        </Field>
        <ErrorLine error={factor.error} />
        {memberId !== undefined && factor.data && (
          <FactorForm
            key={`${memberId}/${factor.data.version}`}
            memberId={memberId}
            factor={factor.data}
          />
        )}
      </Panel>
    </PageBody>
  );
}

function FactorForm({ memberId, factor }: { memberId: number; factor: Factor }) {
  const text = useText();
  const { currency } = useBrand();
  const mayTrade = useMay('sports.trade');
  const [percent, setPercent] = useState(String(factor.stakePercent));
  const [delay, setDelay] = useState(String(factor.addedDelaySeconds));
  const save = useAct(sportsbookTradingOperator.setMemberFactor, {
    input: (reason: string) => ({
      memberId,
      stakePercent: Number(percent),
      addedDelaySeconds: Number(delay),
      reason,
      version: factor.version,
    }),
    done: 'console.sports.saved',
  });
  return (
    <>
      <Facts
        facts={[
          { label: text('console.sports.bets'), value: factor.bets },
          {
            label: text('console.sports.stake'),
            value: <Sum amount={factor.stake} currency={currency} />,
          },
          {
            label: text('console.sports.paid'),
            value: <Sum amount={factor.payout} currency={currency} />,
          },
          { label: text('console.sports.reason'), value: factor.reason || '–' },
        ]}
      />
      {mayTrade && (
        <ReasonForm
          confirmLabel={text('console.sports.save')}
          longest={300}
          act={save}
          onClose={() => {
            setPercent(String(factor.stakePercent));
            setDelay(String(factor.addedDelaySeconds));
          }}
        >
          <div className="grid gap-4 md:grid-cols-2">
            <Field
              label={text('console.sports.stakePercent')}
              hint={text('console.sports.stakePercentHint')}
            >
              <NumberInput value={percent} onChange={setPercent} />
            </Field>
            <Field label={text('console.sports.addedDelay')}>
              <NumberInput value={delay} onChange={setDelay} />
            </Field>
          </div>
        </ReasonForm>
      )}
    </>
  );
}
