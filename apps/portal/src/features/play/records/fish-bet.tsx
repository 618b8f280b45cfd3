import { swimmerAddress } from '@baize/art/fish';
import { fish, type Output } from '@baize/contract';
import { type SpeciesCode, species } from '@baize/games';
import { Money, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { CheckLink } from '../../../shared/own-games/check-link.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Magazine = Output<typeof fish.proveVisit.value>['magazines'][number];
type Bullet = Magazine['kept'][number];

type Props = { betId: string; choice: unknown; isOpen: boolean };

/** Loaded bullets are one bet: each of them, what it hit and what it paid. */
export function FishBetFacts({ betId, choice, isOpen }: Props) {
  const text = useText();
  const visitId = visitOf(choice);
  const query = useQuery({
    queryKey: ['records', 'fish-bet', betId, isOpen],
    queryFn: ({ signal }) => readMagazine(visitId ?? '', betId, signal),
    enabled: visitId !== undefined,
  });
  if (visitId === undefined) return null;
  const state = isOpen ? 'fish.record.flies' : 'fish.record.back';
  return (
    <Fetched query={query} loading={<Skeleton className="h-32" />}>
      {(magazine) =>
        magazine ? (
          <>
            <Bullets magazine={magazine} />
            <CheckLink search={{ visitId }} />
          </>
        ) : (
          <p className="text-ink-soft">{text(state)}</p>
        )
      }
    </Fetched>
  );
}

function visitOf(choice: unknown): string | undefined {
  if (typeof choice !== 'object' || choice === null || !('visit' in choice)) return undefined;
  return typeof choice.visit === 'string' ? choice.visit : undefined;
}

/** Null while its bullets fly, and where none of them hit: then all were given back. */
async function readMagazine(
  visitId: string,
  betId: string,
  signal: AbortSignal,
): Promise<Magazine | null> {
  const after = String(BigInt(betId) - 1n);
  const { magazines } = await ask(fish.proveVisit, { visitId, after }, signal);
  return magazines.find(({ magazineId }) => magazineId === betId) ?? null;
}

function Bullets({ magazine: { kept, cost, bullets } }: { magazine: Magazine }) {
  const text = useText();
  const parts = useMoneyParts();
  const unfired = bullets - kept.length;
  return (
    <section className="flex flex-col gap-3">
      <header className="flex items-baseline justify-between gap-4">
        <h3 className="type-card">{text('fish.record.title')}</h3>
        <span className="text-[0.8125rem] text-ink-soft">
          {text('fish.record.cost')} <Money parts={parts(cost)} />
        </span>
      </header>
      <table className="w-full text-[0.8125rem]">
        <thead className="text-ink-soft">
          <tr className="*:py-1.5 *:font-medium">
            <th className="text-start">{text('fish.record.shot')}</th>
            <th className="text-start">{text('fish.record.hit')}</th>
            <th className="text-end">{text('fish.record.paid')}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map((bullet) => (
            <tr key={bullet.n} className="border-t *:py-1.5">
              <td className="num">{bullet.nonce}</td>
              <td>
                <Targets bullet={bullet} />
              </td>
              <td className="text-end">
                {bullet.hit && bullet.hit.worth > 0 ? (
                  <Money parts={parts(cost * BigInt(bullet.hit.worth))} tone="win" />
                ) : (
                  <span className="text-ink-soft">
                    {text(bullet.hit ? 'fish.record.missed' : 'fish.record.back')}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unfired > 0 && (
        <p className="text-[0.8125rem] text-ink-soft">
          {text('fish.left.back', { count: unfired })}
        </p>
      )}
    </section>
  );
}

const isKnown = (code: string): code is SpeciesCode => code in species;

function Targets({ bullet: { hit } }: { bullet: Bullet }) {
  const text = useText();
  if (!hit) return <>–</>;
  const caught = new Map(hit.caught.map(({ fishId, worth }) => [fishId, worth]));
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {hit.targets.map(({ fishId, species: code }) => (
        <li key={fishId} className="flex items-center gap-1.5">
          {isKnown(code) && (
            <img src={swimmerAddress(code)} alt="" className="h-6 w-8 object-contain" />
          )}
          <span className={caught.has(fishId) ? 'font-semibold' : 'text-ink-soft'}>
            {isKnown(code) ? text(`fish.species.${code}`) : code}
            {caught.has(fishId) && (
              <bdi className="num ms-1" dir="ltr">
                ×{caught.get(fishId)}
              </bdi>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
