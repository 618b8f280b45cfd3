import { type Output, playFairness } from '@baize/contract';
import { Button, buttonClasses, Field, Skeleton, TextInput } from '@baize/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw, Scale } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SeedRow } from './seed-row.tsx';
import { newClientSeed, SEEDS } from './seeds.ts';

type Rotated = Output<typeof playFairness.rotateFairness.value>;

const CLIENT_SEED = /^[^\p{C}\p{Zl}\p{Zp}:]{1,64}$/u;

type Props = { isBusy: boolean; lastBetId: string | undefined };

/** The seeds in use, what comes next, and the key to everything before. */
export function SeedPanel({ isBusy, lastBetId }: Props) {
  const text = useText();
  const session = useSession();
  const seeds = useQuery({
    queryKey: [...SEEDS, session?.token, lastBetId],
    queryFn: ({ signal }) => ask(playFairness.fairness, {}, signal),
    enabled: session !== null,
    placeholderData: (before) => before,
  });
  return (
    <div className="flex flex-col gap-4 text-[0.8125rem]">
      <p className="text-ink-soft">{text('games.fair.text')}</p>
      {seeds.data ? (
        <dl className="flex flex-col *:border-t *:py-2.5">
          <SeedRow label={text('games.fair.hash')} value={seeds.data.serverSeedHash} />
          <SeedRow label={text('games.fair.nextHash')} value={seeds.data.nextServerSeedHash} />
          <SeedRow label={text('games.fair.clientSeed')} value={seeds.data.clientSeed} />
          <SeedRow label={text('games.fair.nonce')} value={String(seeds.data.nonce)} />
        </dl>
      ) : (
        session && <Skeleton className="h-48" />
      )}
      {seeds.data && <Rotation key={seeds.data.serverSeedHash} isBusy={isBusy} />}
      <Link to="/fairness" search={{}} className={buttonClasses({ isWide: true })}>
        <Scale aria-hidden className="size-4" />
        {text('games.fair.verifier')}
      </Link>
    </div>
  );
}

/** Kept outside the query: what was revealed stays in sight while the next pair is in use. */
let lastRotation: Rotated | undefined;

function Rotation({ isBusy }: { isBusy: boolean }) {
  const text = useText();
  const cache = useQueryClient();
  const [clientSeed, setClientSeed] = useState(newClientSeed);
  const rotate = useMutation({
    mutationFn: () => ask(playFairness.rotateFairness, { clientSeed }),
    onSuccess: async (rotated) => {
      lastRotation = rotated;
      await cache.invalidateQueries({ queryKey: SEEDS });
    },
  });
  const isSeed = CLIENT_SEED.test(clientSeed);
  return (
    <form
      className="flex flex-col gap-3 rounded-card border bg-table p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSeed && !isBusy) rotate.mutate();
      }}
    >
      <Field
        label={text('games.fair.newSeed')}
        error={isSeed ? undefined : text('games.fair.badSeed')}
      >
        <TextInput
          dir="ltr"
          value={clientSeed}
          maxLength={64}
          onChange={({ target }) => setClientSeed(target.value)}
        />
      </Field>
      <Button type="submit" disabled={isBusy || !isSeed} isBusy={rotate.isPending}>
        <RefreshCw aria-hidden className="size-4" />
        {text('games.fair.rotate')}
      </Button>
      <FormFault error={rotate.error} />
      {lastRotation && <Revealed {...lastRotation.revealed} />}
    </form>
  );
}

function Revealed({ serverSeed, serverSeedHash, clientSeed, lastNonce }: Rotated['revealed']) {
  const text = useText();
  return (
    <div className="border-t pt-3">
      <dl>
        <SeedRow label={text('games.fair.revealed')} value={serverSeed} />
      </dl>
      <Link
        to="/fairness"
        search={{ serverSeed, serverSeedHash, clientSeed, nonce: Math.max(1, lastNonce) }}
        className="mt-2 inline-block text-felt-text underline underline-offset-4"
      >
        {text('games.fair.verifySeed', { count: lastNonce })}
      </Link>
    </div>
  );
}
