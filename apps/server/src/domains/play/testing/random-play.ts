import { createHash } from 'node:crypto';
import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Bet } from '../bets.ts';
import { openPlay, type Play } from '../lanes/open-play.ts';
import { placeBet, resettleBet, settleBet, voidBet } from '../orders/place-and-settle.ts';
import {
  type Model,
  type ModelBet,
  newModel,
  placeInModel,
  resettleInModel,
  settleInModel,
  voidInModel,
} from './plain-books.ts';

export type ModelRun = {
  house: House;
  seed: string;
  steps: number;
  /** The members of this run: opened by the caller, each with `balance`. */
  firstMember: bigint;
  members: number;
  balance: bigint;
};

/**
 * Random orders against a plain model: repeated, doubled, in two processes' worth of lanes, and with
 * connections cut in mid-transaction. The same seed runs the same way. Throws where they disagree.
 */
export async function runModel(run: ModelRun): Promise<void> {
  const model = newModel(run.members, run.balance);
  const real = new Map<ModelBet, Bet>();
  const plays = [openPlay(run.house), openPlay(run.house)];
  const draw = drawsOf(run.seed);
  try {
    for (let step = 0; step < run.steps; step += 1) {
      await oneStep({ run, model, real, plays, draw, step });
      if (step % 10 === 9) await compare(run, model, step);
    }
    await compare(run, model, run.steps);
  } finally {
    await Promise.all(plays.map(({ lanes }) => lanes.close()));
  }
}

type Stage = {
  run: ModelRun;
  model: Model;
  real: Map<ModelBet, Bet>;
  plays: Play[];
  draw(below: number): number;
  step: number;
};

async function oneStep(stage: Stage): Promise<void> {
  const { run, model, real, plays, draw } = stage;
  if (draw(12) === 0) await cutConnections(run.house);
  const kind = draw(10);
  const bet = model.bets[draw(Math.max(1, model.bets.length))];
  if (kind < 4 || !bet) return place(stage, draw(6) === 0 ? bet : undefined);
  const payout = BigInt(draw(4) === 0 ? 0 : draw(300)) * 10_000n;
  const name = real.get(bet)!;
  if (kind < 7) {
    const expected = settleInModel(model, bet, payout);
    return same(stage, expected, () => settleBet(plays[draw(2)]!, name, { payout }));
  }
  if (kind < 9) {
    return same(stage, voidInModel(model, bet), () => voidBet(plays[draw(2)]!, name));
  }
  const expected = resettleInModel(model, bet, payout);
  return same(stage, expected, () => resettleBet(plays[draw(2)]!, name, { payout }));
}

async function place(stage: Stage, repeated: ModelBet | undefined): Promise<void> {
  const { run, model, real, plays, draw, step } = stage;
  const fresh = {
    key: `${run.seed}-${step}`,
    member: draw(run.members),
    stake: BigInt(1 + draw(120)) * 10_000n,
  };
  const asked = repeated ?? fresh;
  const expected = repeated ? true : placeInModel(model, fresh);
  await same(stage, expected, async () => {
    const { bet } = await placeBet(plays[draw(2)]!, {
      memberId: run.firstMember + BigInt(asked.member),
      currency: 'USD',
      requestId: asked.key,
      vendor: 'BAIZE',
      gameCode: 'model',
      category: 'SPORTS',
      stake: asked.stake,
    });
    real.set(repeated ?? model.bets.at(-1)!, bet);
  });
}

/** The order, sent up to three times at once, ends as the model says. */
async function same(stage: Stage, expected: boolean, send: () => Promise<unknown>): Promise<void> {
  const copies = stage.draw(4) === 0 ? 3 : 1;
  await Promise.all(
    Array.from({ length: copies }, async () => {
      const accepted = await untilKnown(send);
      if (accepted !== expected) {
        throw new Error(`seed ${stage.run.seed}, step ${stage.step}: ${accepted}, not ${expected}`);
      }
    }),
  );
}

/** A busy answer leaves the fate open: the same order is sent again. */
async function untilKnown(send: () => Promise<unknown>): Promise<boolean> {
  for (;;) {
    try {
      await send();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'BUSY') return false;
    }
  }
}

async function cutConnections(house: House): Promise<void> {
  await house.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename = current_user and datname = current_database() and pid <> pg_backend_pid()
       and (query like '%insert into bets%' or query like '%update bets%' or query = 'commit')`,
  );
}

async function compare({ house, seed, firstMember }: ModelRun, model: Model, step: number) {
  const { rows } = await house.pool.query(
    `select owner, purpose, balance from audit_accounts
     where currency = 'USD' and purpose in ('cash', 'stakes', 'debt') and owner <> 'house'`,
  );
  for (const { owner, purpose, balance } of rows) {
    const member = Number(BigInt(owner.slice('member:'.length)) - firstMember);
    const expected = model[purpose as 'cash' | 'stakes' | 'debt'][member];
    if (expected !== undefined && expected !== balance) {
      throw new Error(
        `seed ${seed}, step ${step}: ${owner} ${purpose} is ${balance}, not ${expected}`,
      );
    }
  }
}

/** Whole numbers that follow from a seed: the same run every time. */
function drawsOf(seed: string): (below: number) => number {
  let count = 0;
  return (below) => {
    count += 1;
    const hash = createHash('sha256').update(`${seed}:${count}`).digest();
    return hash.readUInt32BE(0) % below;
  };
}
