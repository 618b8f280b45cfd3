import { wallet as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { shownVendorsOf, transferVendorsOf } from './vendor-port.ts';
import {
  MAIN,
  recallWallets,
  showVendorWallets,
  transferByMain,
  transferWallet,
} from './vendor-wallet.ts';

export function vendorWalletRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.transfer, (input, { memberId }, { request }) =>
    transferWallet(house, transferVendorsOf(house), {
      ...input,
      memberId,
      requestId: keyOf(request, input.requestId),
    }),
  );
  serve(
    app,
    contract.transferToMain,
    ({ accountName: from, ...input }, { memberId }, { request }) =>
      transferWallet(house, transferVendorsOf(house), {
        memberId,
        from,
        to: MAIN,
        amount: input.amount,
        requestId: keyOf(request, input.requestId),
      }),
  );
  serve(
    app,
    contract.transferFromMain,
    ({ accountName: to, ...input }, { memberId }, { request }) =>
      transferWallet(house, transferVendorsOf(house), {
        memberId,
        from: MAIN,
        to,
        amount: input.amount,
        requestId: keyOf(request, input.requestId),
      }),
  );
  serve(app, contract.transferBetween, (input, { memberId }, { request }) =>
    transferByMain(house, transferVendorsOf(house), {
      memberId,
      amount: input.amount,
      from: input.fromAccountName,
      to: input.toAccountName,
      requestId: keyOf(request, input.requestId),
    }),
  );
  serve(app, contract.recall, (input, { memberId, language }, { request }) =>
    recallWallets(house, transferVendorsOf(house), {
      memberId,
      language,
      requestId: keyOf(request, input.requestId),
    }),
  );
  serve(app, contract.merchantWallet, (_input, caller) =>
    showVendorWallets(house, shownVendorsOf(house, caller), caller),
  );
}
