import { readMoney } from '@baize/money';
import { Button, LoadingRegion, Panel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import type { FairnessSearch } from '../../../shared/own-games/fairness-search.ts';
import { loadOwnGame } from '../../../shared/own-games/own-games.ts';
import { BetOutcome } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { checkHash, recomputeTolerant } from '../../../shared/own-games/proof/recompute.ts';
import { type OwnBet, useOwnBet } from '../../../shared/own-games/proof/use-own-bet.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type BetFields, BetFieldsForm, exampleChoices } from './bet-fields.tsx';
import { CrashBetCheck } from './crash-bet-check.tsx';
import { fieldsOf } from './fields-of-bet.ts';

export function OneBetCheck({ search }: { search: FairnessSearch }) {
  const bet = useOwnBet(search.betId);
  const [fields, setFields] = useState(() => firstFields(search));
  useEffect(() => {
    if (bet.data) setFields(fieldsOf(bet.data));
  }, [bet.data]);
  if (bet.isLoading) {
    return (
      <LoadingRegion>
        <Skeleton className="h-96" />
      </LoadingRegion>
    );
  }
  if (bet.data?.gameCode === 'crash') return <CrashBetCheck bet={bet.data} />;
  return (
    <div className="flex flex-col gap-6">
      <FormFault error={bet.error} />
      <BetFieldsForm fields={fields} onChange={setFields} />
      <Result fields={fields} bet={bet.data} />
    </div>
  );
}

function firstFields(search: FairnessSearch): BetFields {
  const game = search.game ?? 'dice';
  return {
    game,
    serverSeed: search.serverSeed ?? '',
    serverSeedHash: search.serverSeedHash ?? '',
    clientSeed: search.clientSeed ?? '',
    nonce: String(search.nonce ?? 1),
    stake: search.stake ?? '1',
    choice: search.choice ?? exampleChoices[game] ?? '{}',
    actions: search.actions ?? '[]',
  };
}

/** Computed anew with every letter; nothing is sent anywhere. */
function Result({ fields, bet }: { fields: BetFields; bet: OwnBet | undefined }) {
  const text = useText();
  const game = useQuery({
    queryKey: ['games', 'own', fields.game],
    queryFn: () => loadOwnGame(fields.game),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!fields.serverSeed) {
    const isSealed = bet?.fairness?.serverSeed === null;
    return (
      <Panel>
        <p className="text-ink-soft">
          {text(isSealed ? 'games.verify.sealed' : 'games.verify.waiting')}
        </p>
      </Panel>
    );
  }
  if (game.error) return <FormFault error={game.error} />;
  if (!game.data) return <Skeleton className="h-40" />;
  const stake = readMoney(fields.stake);
  const choice = parsed(fields.choice);
  const actions = parsed(fields.actions);
  if (stake === null || choice === undefined || !Array.isArray(actions)) {
    return (
      <Panel>
        <p role="alert">{text('games.verify.unreadable')}</p>
      </Panel>
    );
  }
  const { serverSeed, clientSeed } = fields;
  const asked = { serverSeed, clientSeed, nonce: Number(fields.nonce), stake, choice, actions };
  const isSameBet = bet?.gameCode === fields.game && String(bet.fairness?.nonce) === fields.nonce;
  return (
    <>
      <BetOutcome
        game={fields.game}
        hash={checkHash(serverSeed, fields.serverSeedHash)}
        computed={recomputeTolerant(game.data, asked)}
        stake={stake}
        house={isSameBet ? { payout: bet.payout, steps: bet.steps } : undefined}
      />
      <CopyLink fields={fields} />
    </>
  );
}

function CopyLink({ fields }: { fields: BetFields }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const given = Object.entries(fields).filter(([, value]) => value !== '' && value !== '[]');
    await navigator.clipboard.writeText(
      `${location.origin}/fairness?${new URLSearchParams(given)}`,
    );
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()} className="self-start">
      <Link2 aria-hidden className="size-4" />
      {text(isCopied ? 'games.verify.copied' : 'games.verify.copy')}
    </Button>
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json || '{}');
  } catch {
    return undefined;
  }
}
