import { playFairness as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import type { Play } from '../lanes/open-play.ts';
import { playerOf } from '../player.ts';
import { type Fairness, rotateSeeds, showFairness } from './fairness.ts';

export function fairnessRoutes(app: FastifyInstance, play: Play): void {
  serve(app, contract.fairness, async (_input, caller) =>
    onWire(await showFairness(play, playerOf(caller), { isViewed: caller.viewedBy !== undefined })),
  );
  serve(app, contract.rotateFairness, async ({ clientSeed }, caller) => {
    const { revealed, next } = await rotateSeeds(play, playerOf(caller), clientSeed);
    return { revealed: { ...revealed, lastNonce: Number(revealed.lastNonce) }, next: onWire(next) };
  });
}

function onWire(fairness: Fairness) {
  return { ...fairness, nonce: Number(fairness.nonce) };
}
