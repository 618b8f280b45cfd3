import type { Money as Amount } from '@baize/money';
import { Field, Money, Panel, TextArea, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { loadOwnGame, type OwnGame } from '../../../shared/own-games/own-games.ts';
import { Verdict } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { checkHash, recompute } from '../../../shared/own-games/proof/recompute.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type ListedBet, readBetList } from './bet-list.ts';

/** Many bets of one seed at once. */
export function ListCheck({ search }: { search: FairnessSearch }) {
  const text = useText();
  const [serverSeed, setServerSeed] = useState(search.serverSeed ?? '');
  const [hash, setHash] = useState(search.serverSeedHash ?? '');
  const [clientSeed, setClientSeed] = useState(search.clientSeed ?? '');
  const [pasted, setPasted] = useState('');
  const { bets, badLine } = readBetList(pasted);
  const check = checkHash(serverSeed, hash);
  return (
    <div className="flex flex-col gap-4">
      <Field label={text('games.verify.serverSeed')}>
        <TextInput
          dir="ltr"
          value={serverSeed}
          onChange={({ target }) => setServerSeed(target.value)}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={text('games.verify.hash')}>
          <TextInput dir="ltr" value={hash} onChange={({ target }) => setHash(target.value)} />
        </Field>
        <Field label={text('games.verify.clientSeed')}>
          <TextInput
            dir="ltr"
            value={clientSeed}
            onChange={({ target }) => setClientSeed(target.value)}
          />
        </Field>
      </div>
      <Field
        label={text('games.verify.bets')}
        hint={text('games.verify.betsHint')}
        error={badLine === undefined ? undefined : text('games.verify.badLine', { line: badLine })}
      >
        <TextArea
          dir="ltr"
          rows={6}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </Field>
      {serverSeed && check !== 'notGiven' && (
        <Verdict
          tone={check === 'equal' ? 'good' : 'bad'}
          icon={check === 'equal' ? <Check /> : <X />}
        >
          {text(check === 'equal' ? 'games.verify.hashEqual' : 'games.verify.hashDiffers')}
        </Verdict>
      )}
      {bets.length > 0 && <Outcomes bets={bets} seeds={{ serverSeed, clientSeed }} />}
    </div>
  );
}

type Seeds = { serverSeed: string; clientSeed: string };

function Outcomes({ bets, seeds }: { bets: readonly ListedBet[]; seeds: Seeds }) {
  const text = useText();
  const codes = [...new Set(bets.map(({ game }) => game))].sort();
  const games = useQuery({
    queryKey: ['fairness', 'games', codes],
    queryFn: async () => {
      const loaded = await Promise.all(codes.map((code) => loadOwnGame(code).catch(() => null)));
      return new Map(codes.map((code, at) => [code, loaded[at]]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!games.data) return null;
  return (
    <Panel>
      <table className="num w-full text-[0.8125rem]">
        <thead>
          <tr className="text-xs text-ink-soft *:pb-2 *:text-start *:font-medium">
            <th>{text('games.verify.nonce')}</th>
            <th>{text('games.verify.game')}</th>
            <th className="text-end!">{text('games.verify.payout')}</th>
            <th className="text-end!">{text('games.verify.house')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map((bet, at) => (
            <Outcome
              // biome-ignore lint/suspicious/noArrayIndexKey: a pasted line is known by its place
              key={at}
              bet={bet}
              seeds={seeds}
              game={games.data.get(bet.game) ?? undefined}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

type OutcomeProps = { bet: ListedBet; seeds: Seeds; game: OwnGame | undefined };

function Outcome({ bet, seeds, game }: OutcomeProps) {
  const text = useText();
  const computed = game && recompute(game, { ...seeds, ...bet });
  const payout = computed?.isValid ? computed.payout : undefined;
  return (
    <tr className="h-9 border-t">
      <td>{bet.nonce}</td>
      <td>{bet.game}</td>
      <td className="text-end">
        {payout === undefined ? text('games.verify.impossible') : <Sum amount={payout} />}
      </td>
      <td className="text-end">
        {bet.paid !== undefined && <Compared isEqual={bet.paid === payout} paid={bet.paid} />}
      </td>
    </tr>
  );
}

function Compared({ isEqual, paid }: { isEqual: boolean; paid: Amount }) {
  const text = useText();
  const Icon = isEqual ? Check : X;
  return (
    <span className="inline-flex items-center gap-2">
      <Sum amount={paid} />
      <Icon
        className={isEqual ? 'size-4 text-felt-text' : 'size-4 text-danger'}
        aria-label={text(isEqual ? 'games.verify.equal' : 'games.verify.differs')}
      />
    </span>
  );
}

function Sum({ amount }: { amount: Amount }) {
  const parts = useMoneyParts();
  return <Money parts={parts(amount)} />;
}
