import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../refusal.ts';
import type { Keys } from './keys.ts';

const COSTS: Record<Keys['hashing'], { memoryCost: number; timeCost: number; parallelism: 1 }> = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  // A suite hashes thousands of passwords that protect nobody.
  light: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};
const PEPPER = 'password-pepper';

export type PasswordCheck = {
  isRight: boolean;
  /** Right, but hashed with older settings or an older secret: hash it again. */
  isOutdated: boolean;
};

/** Argon2id with a salt of its own and this installation's pepper. */
export function hashPassword(keys: Keys, password: string): Promise<string> {
  return inTurn(() =>
    hash(normalised(password), { ...COSTS[keys.hashing], secret: keys.derive(PEPPER) }),
  );
}

/** Without a stored hash the same work is done for nothing, so that timing tells nobody who exists. */
export async function checkPassword(
  keys: Keys,
  stored: string | undefined,
  password: string,
): Promise<PasswordCheck> {
  if (!stored) {
    await hashPassword(keys, password);
    for (const _ of keys.retired(PEPPER)) await hashPassword(keys, password);
    return { isRight: false, isOutdated: false };
  }
  const plain = normalised(password);
  if (await inTurn(() => verify(stored, plain, { secret: keys.derive(PEPPER) }))) {
    return { isRight: true, isOutdated: !stored.includes(parametersOf(keys)) };
  }
  for (const secret of keys.retired(PEPPER)) {
    if (await inTurn(() => verify(stored, plain, { secret }))) {
      return { isRight: true, isOutdated: true };
    }
  }
  return { isRight: false, isOutdated: false };
}

function parametersOf({ hashing }: Keys): string {
  const { memoryCost, timeCost, parallelism } = COSTS[hashing];
  return `m=${memoryCost},t=${timeCost},p=${parallelism}`;
}

/** The same password typed on another keyboard is the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

// A hash holds 19 MB and a core: the process as a whole may do two at once, whoever asks.
const AT_ONCE = 2;
const MAX_WAITING = 64;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await myTurn();
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function myTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) refuse('BUSY');
  return new Promise((resolve) => waiting.push(resolve));
}
