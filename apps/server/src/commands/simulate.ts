import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chanceOf, instantGames } from '@baize/games';
import { UNIT } from '@baize/money';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'dice' },
    rounds: { type: 'string', default: '1000000' },
    choice: { type: 'string' },
  },
});
const game = instantGames.get(values.game);
const rounds = Number(values.rounds);
const choice = values.choice ? game?.readChoice(JSON.parse(values.choice)) : game?.usualChoice;

if (!game || choice === undefined || !Number.isSafeInteger(rounds) || rounds < 1) {
  const known = [...instantGames.keys()].join(', ');
  console.error(
    `Usage: npm run simulate -- --game CODE --rounds N [--choice JSON]; games: ${known}`,
  );
  process.exit(1);
}

/** Plays on fresh seeds with a stake large enough that flooring to cents does not show. */
const stake = 1_000n * UNIT;
const SEED_EVERY = 1_000_000;
let pair = newPair();
let paid = 0;
let squares = 0;
let hits = 0;
let largest = 0;
const started = performance.now();

for (let round = 1; round <= rounds; round += 1) {
  if (round % SEED_EVERY === 0) pair = newPair();
  const { payout } = game.play(choice, stake, chanceOf({ ...pair, nonce: round }));
  const multiple = Number(payout) / Number(stake);
  paid += multiple;
  squares += multiple * multiple;
  if (multiple > 0) hits += 1;
  if (multiple > largest) largest = multiple;
}

function newPair() {
  return {
    serverSeed: randomBytes(32).toString('hex'),
    clientSeed: randomBytes(8).toString('hex'),
  };
}

const mean = paid / rounds;
const deviation = Math.sqrt(Math.max(0, squares / rounds - mean * mean));
const error = deviation / Math.sqrt(rounds);
console.log(`${game.code} version ${game.version}, ${JSON.stringify(choice)}, ${rounds} rounds`);
console.log(`  return          ${mean.toFixed(6)}`);
console.log(
  `  standard error  ${error.toFixed(6)} (99 %: ${(mean - 2.576 * error).toFixed(6)} to ${(mean + 2.576 * error).toFixed(6)})`,
);
console.log(`  hit rate        ${(hits / rounds).toFixed(6)}`);
console.log(`  deviation       ${deviation.toFixed(4)} stakes per bet`);
console.log(`  largest win     ${largest} times the stake`);
console.log(`  took            ${((performance.now() - started) / 1_000).toFixed(1)} s`);
for (const { bet, returnToPlayer, hitRate } of game.returns()) {
  console.log(
    `  exact           ${bet}: return ${returnToPlayer.toFixed(6)}, hit rate ${hitRate.toFixed(6)}`,
  );
}
