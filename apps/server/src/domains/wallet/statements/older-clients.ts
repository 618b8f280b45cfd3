import { wallet as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { shownVendorsOf } from '../vendor-wallets/vendor-port.ts';
import { holderOf, showBalance, walletTypes } from './balance.ts';

/** Wallets under the names of clients of 2017. */
export function olderWalletRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.balances, async (_input, caller) => ({
    balances: (await readWallets(house, caller)).wallets,
  }));
  serve(
    app,
    contract.wallets,
    async (_input, caller) => (await readWallets(house, caller)).wallets,
  );
  serve(app, contract.walletLocks, (_input, caller) => listLocks(house, caller));
  serve(app, contract.lockOfWallet, async (asked, caller) => {
    const named = asked.accountName || asked.accountType || asked.accountTypeId;
    const name = named || contract.MAIN_WALLET_2017;
    const locks = await listLocks(house, caller);
    const found = locks.find((lock) =>
      [lock.accountName.toLowerCase(), String(lock.accountTypeId)].includes(name.toLowerCase()),
    );
    return found ?? refuse('NOT_FOUND');
  });
  serve(app, contract.transferLock, async (_input, caller) => {
    const { isMoving } = await readWallets(house, caller);
    return lockOf(isMoving || caller.isFrozen);
  });
}

async function readWallets(house: House, caller: Caller) {
  const known = walletTypes(shownVendorsOf(house, caller), caller.language);
  const shown = await showBalance(house, holderOf(caller), {
    mainOnly: false,
    walletsNow: () => known,
  });
  const wallets = shown.balance.map((wallet) =>
    wallet.accountTypeId === contract.MAIN_WALLET_TYPE
      ? { ...wallet, accountName: contract.MAIN_WALLET_2017 }
      : wallet,
  );
  return { wallets, isMoving: shown.inTransit > 0n };
}

/** The main wallet is always open to its holder; a vendor's waits for the vendor to answer. */
async function listLocks(house: House, caller: Caller) {
  const { wallets, isMoving } = await readWallets(house, caller);
  return wallets.map(({ accountName, accountTypeId, status }) => {
    const isMain = accountTypeId === contract.MAIN_WALLET_TYPE;
    const isShut = !isMain && (isMoving || status !== 'OK');
    return { accountName, accountTypeId, ...lockOf(caller.isFrozen || isShut) };
  });
}

function lockOf(isLocked: boolean) {
  return { isLocked, lockStatus: isLocked ? ('LOCKED' as const) : ('UNLOCKED' as const) };
}
