import { EmptyLine, Figure, FigureRow } from '@baize/ui';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { ProofPictures } from '../../../shared/parts/proof-pictures.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Withdrawal } from '../cashier-rows.ts';

type Step = Withdrawal['timeline'][number];
const SAID: readonly Step['state'][] = ['RECEIVED', 'PARTIAL_DISPUTE', 'DISPUTE'];

/** What the house paid and what the member says of it, side by side. */
export function DisputeSides({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const { currency } = useBrand();
  const { amount, receivedAmount, remainingAmount } = withdrawal;
  const paid = withdrawal.timeline.filter(({ state }) => state === 'DISBURSED');
  const said = withdrawal.timeline.filter(
    ({ state, by }) => by === 'member' && SAID.includes(state),
  );
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <FigureRow>
        <Figure label={text('console.dispute.paid')}>
          <Sum size="mid" amount={amount} currency={currency} />
        </Figure>
        <Figure label={text('console.wd.received')}>
          <Sum size="mid" amount={receivedAmount} currency={currency} />
        </Figure>
        <Figure label={text('console.dispute.missing')}>
          <Sum size="mid" amount={remainingAmount} currency={currency} className="text-danger" />
        </Figure>
      </FigureRow>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Side title={text('console.dispute.house')} withdrawal={withdrawal} steps={paid} isHouse />
        <Side title={text('console.dispute.member')} withdrawal={withdrawal} steps={said} />
      </div>
    </div>
  );
}

type SideProps = {
  title: string;
  withdrawal: Withdrawal;
  steps: readonly Step[];
  isHouse?: boolean;
};

function Side({ title, withdrawal, steps, isHouse = false }: SideProps) {
  const text = useText();
  return (
    <FormPanel title={title}>
      {isHouse && (
        <p className="num text-ink-soft">
          {text('console.wd.to', {
            way: text(`console.wd.way.${withdrawal.withdrawType}`),
            bank: withdrawal.bankCode,
            account: withdrawal.account,
          })}
        </p>
      )}
      {steps.length === 0 && <EmptyLine>{text('console.dispute.nothing')}</EmptyLine>}
      {steps.map((step) => (
        <section key={step.at} className="flex flex-col gap-3">
          <StepFacts step={step} isHouse={isHouse} />
          <ProofPictures
            of="withdrawal"
            id={withdrawal.withdrawId}
            fileIds={step.proofIds}
            label={title}
            size="large"
          />
        </section>
      ))}
    </FormPanel>
  );
}

function StepFacts({ step, isHouse }: { step: Step; isHouse: boolean }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const { at, by, note, amount, state } = step;
  return (
    <Facts
      facts={[
        { label: text('console.cashier.at'), value: times.exact(at) },
        {
          label: text(isHouse ? 'console.dispute.sent' : 'console.dispute.says'),
          value: isHouse ? (
            <Sum amount={amount ?? 0n} currency={currency} />
          ) : (
            text(
              `console.dispute.word.${state === 'PARTIAL_DISPUTE' ? 'part' : state === 'DISPUTE' ? 'none' : 'all'}`,
            )
          ),
        },
        ...(!isHouse && amount !== null
          ? [
              {
                label: text('console.wd.received'),
                value: <Sum amount={amount} currency={currency} />,
              },
            ]
          : []),
        ...(isHouse ? [{ label: text('console.cashier.by'), value: by }] : []),
        ...(note ? [{ label: text('console.cashier.note'), value: note }] : []),
      ]}
    />
  );
}
