import { wallet as contract } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/caller.ts';
import { tokenOf } from '../../platform/edge.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { serve } from '../../platform/serve.ts';
import { showBalance, walletTypes } from './balance.ts';
import { playCurrency } from './currencies.ts';
import { forgetRequestsJob, reconcileJob, vendorTransfersJob } from './jobs.ts';
import { moneyListener } from './news.ts';
import { requestKey } from './requests.ts';
import { showStatement } from './statement.ts';
import type { TransferVendor } from './vendor-port.ts';
import { bookResults } from './vendor-results.ts';
import {
  MAIN,
  recallWallets,
  showVendorWallets,
  transferByMain,
  transferWallet,
} from './vendor-wallet.ts';

export type WalletFittings = {
  /** Vendors that keep wallets of their own. */
  vendors?: readonly TransferVendor[];
  /** Whose record a caller may read besides his own: the member below him with that name. */
  findBelow?: (caller: Caller, name: string) => Promise<{ memberId: bigint } | undefined>;
};

export function walletRoutes(
  app: FastifyInstance,
  house: House,
  fittings: WalletFittings = {},
): void {
  const vendors = fittings.vendors ?? [];
  house.events.add(moneyListener);
  house.jobs.add(reconcileJob, forgetRequestsJob, vendorTransfersJob(vendors));
  serve(app, contract.balance, async ({ typeId, sync }, caller) => {
    if (sync === '1') await bookResults(house, vendors, caller.memberId);
    const mainOnly = typeId === contract.MAIN_WALLET_TYPE;
    const wallets = walletTypes(vendors, caller.language);
    return showBalance(house, holderOf(caller), { mainOnly, wallets });
  });
  serve(app, contract.balances, async (_input, caller) => {
    const { balance } = await showBalance(house, holderOf(caller), {
      mainOnly: false,
      wallets: walletTypes(vendors, caller.language),
    });
    return { balances: balance };
  });
  serve(app, contract.transfer, (wish, { memberId }, { request }) =>
    transferWallet(house, vendors, {
      ...wish,
      memberId,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.transferToMain, ({ accountName: from, ...wish }, { memberId }, { request }) =>
    transferWallet(house, vendors, {
      memberId,
      from,
      to: MAIN,
      amount: wish.amount,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.transferFromMain, ({ accountName: to, ...wish }, { memberId }, { request }) =>
    transferWallet(house, vendors, {
      memberId,
      from: MAIN,
      to,
      amount: wish.amount,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.transferBetween, (wish, { memberId }, { request }) =>
    transferByMain(house, vendors, {
      memberId,
      amount: wish.amount,
      from: wish.fromAccountName,
      to: wish.toAccountName,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.recall, (wish, { memberId, language }, { request }) =>
    recallWallets(house, vendors, {
      memberId,
      language,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.merchantWallet, (_input, caller) =>
    showVendorWallets(house, vendors, caller),
  );
  serve(app, contract.walletTypes, (_input, { language }) => walletTypes(vendors, language));
  serve(app, contract.statement, async (wish, caller) => {
    const name = wish.subordinateName ?? '';
    const below = name ? ((await fittings.findBelow?.(caller, name)) ?? refuse('NOT_FOUND')) : {};
    return showStatement(house, { ...holderOf(caller), ...below, name }, wish);
  });
}

function holderOf({ kind, memberId }: Caller) {
  if (kind !== 'trial' && kind !== 'member' && kind !== 'agent') refuse('NOT_ALLOWED');
  return { memberId, currency: playCurrency(kind) };
}

function keyOf(request: FastifyRequest, requestId: string | undefined): string {
  if (requestId !== undefined) return requestId;
  const timestamp = request.headers['x-timestamp'];
  return requestKey({
    token: tokenOf(request) ?? '',
    path: request.url.split('?')[0]!,
    body: JSON.stringify(request.body ?? null),
    timestamp: typeof timestamp === 'string' ? timestamp : undefined,
  });
}
