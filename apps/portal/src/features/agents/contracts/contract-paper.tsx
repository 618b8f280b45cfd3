import { useText } from '../../../shared/words/use-text.ts';
import { AgentLink } from '../agent-link.tsx';
import { DayText } from '../day-text.tsx';
import { useFigures } from '../use-figures.tsx';
import { type Contract, contractKinds, kindPages } from './contract-kinds.ts';
import { Rosette } from './rosette.tsx';
import { ownContract, useFunds } from './use-funds.ts';

/** The contract one works under, on paper; the others one has are named below it. */
export function ContractPaper() {
  const text = useText();
  const funds = useFunds();
  const own = contractKinds.flatMap((kind) => ownContract(funds, kind) ?? []);
  const [first, ...others] = own;
  if (!first) return null;
  return (
    <section className="relative isolate overflow-hidden rounded-card bg-[#f3e7c6] p-5.5 text-[#2a1c02] shadow-[inset_0_0_0_1px_#fff8,inset_0_0_0_5px_#f3e7c6,inset_0_0_0_6px_#9a6b1255]">
      <Rosette className="absolute -end-10 top-0 -z-1 size-52 text-[#7a4a0e]/40" />
      <h2 className="font-display text-[1.875rem]/none font-semibold">
        {text(`agents.contractOf.${first.kind}`)}
      </h2>
      <PaperBody contract={first} />
      <p className="mt-3 flex flex-wrap gap-x-4 border-t border-[#9a6b12]/35 pt-2">
        {[first, ...others].map(({ kind }) => (
          <AgentLink
            key={kind}
            page={kindPages[kind]}
            className="flex min-h-8 items-center font-semibold underline underline-offset-4 touch:min-h-11"
          >
            {text(`agents.page.${kindPages[kind]}`)}
          </AgentLink>
        ))}
      </p>
    </section>
  );
}

function PaperBody({ contract }: { contract: Contract }) {
  const text = useText();
  const { rate, count } = useFigures();
  const { kind, terms, giver, effectiveOn } = contract;
  const top = terms.tiers.at(-1)!;
  return (
    <>
      <p className="num mt-4 font-display text-[4.5rem]/[0.9] font-semibold">{rate(top.rate)}</p>
      <p className="mt-1">{text(`agents.paper.${kind}`)}</p>
      <dl className="mt-4 *:flex *:justify-between *:gap-3 *:border-t *:border-[#9a6b12]/35 *:py-2 [&_dd]:font-semibold">
        <div>
          <dt>{text('agents.contract.giver')}</dt>
          <dd>
            <bdi>{giver || text('agents.company')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text('agents.terms.tiers')}</dt>
          <dd className="num">{count(terms.tiers.length)}</dd>
        </div>
        {effectiveOn && (
          <div>
            <dt>{text('agents.contract.effective')}</dt>
            <dd>
              <DayText day={effectiveOn} />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
