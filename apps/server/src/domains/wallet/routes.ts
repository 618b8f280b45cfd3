import { wallet as contract } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/caller.ts';
import { tokenOf } from '../../platform/edge.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { serve } from '../../platform/serve.ts';
import { showBalance, walletTypes } from './balance.ts';
import { playCurrency } from './currencies.ts';
import { requestKey } from './requests.ts';
import { showStatement } from './statement.ts';
import { transferVendorsOf } from './vendor-port.ts';
import { bookResults } from './vendor-results.ts';
import {
  MAIN,
  recallWallets,
  showVendorWallets,
  transferByMain,
  transferWallet,
} from './vendor-wallet.ts';

/** Whose statement a caller may read besides their own: the member below them with that name. */
export type FindBelow = (caller: Caller, name: string) => Promise<{ memberId: bigint } | undefined>;

export function walletRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.balance, async ({ typeId, sync }, caller) => {
    if (sync === '1') await bookResults(house, transferVendorsOf(house), caller.memberId);
    const mainOnly = typeId === contract.MAIN_WALLET_TYPE;
    const wallets = walletTypes(transferVendorsOf(house), caller.language);
    return showBalance(house, holderOf(caller), { mainOnly, wallets });
  });
  serve(app, contract.balances, async (_input, caller) => {
    const { balance } = await showBalance(house, holderOf(caller), {
      mainOnly: false,
      wallets: walletTypes(transferVendorsOf(house), caller.language),
    });
    return { balances: balance };
  });
  serve(app, contract.transfer, (wish, { memberId }, { request }) =>
    transferWallet(house, transferVendorsOf(house), {
      ...wish,
      memberId,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.transferToMain, ({ accountName: from, ...wish }, { memberId }, { request }) =>
    transferWallet(house, transferVendorsOf(house), {
      memberId,
      from,
      to: MAIN,
      amount: wish.amount,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.transferFromMain, ({ accountName: to, ...wish }, { memberId }, { request }) =>
    transferWallet(house, transferVendorsOf(house), {
      memberId,
      from: MAIN,
      to,
      amount: wish.amount,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.transferBetween, (wish, { memberId }, { request }) =>
    transferByMain(house, transferVendorsOf(house), {
      memberId,
      amount: wish.amount,
      from: wish.fromAccountName,
      to: wish.toAccountName,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.recall, (wish, { memberId, language }, { request }) =>
    recallWallets(house, transferVendorsOf(house), {
      memberId,
      language,
      requestId: keyOf(request, wish.requestId),
    }),
  );
  serve(app, contract.merchantWallet, (_input, caller) =>
    showVendorWallets(house, transferVendorsOf(house), caller),
  );
  serve(app, contract.walletTypes, (_input, { language }) =>
    walletTypes(transferVendorsOf(house), language),
  );
  serve(app, contract.statement, async (wish, caller) => {
    const name = wish.subordinateName ?? '';
    const [reader] = house.contributed('statementReaders');
    const below = name ? ((await reader?.(house)(caller, name)) ?? refuse('NOT_FOUND')) : {};
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
