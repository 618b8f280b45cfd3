import { wallet as contract, findLanguage, type Output } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serveOften } from '../../../platform/serve/often.ts';
import { serve } from '../../../platform/serve.ts';
import { shownVendorsOf, transferVendorsOf } from '../vendor-wallets/vendor-port.ts';
import { bookResults } from '../vendor-wallets/vendor-results.ts';
import { holderOf, showBalance, walletTypes, writeBalance } from './balance.ts';
import { olderWalletRoutes } from './older-clients.ts';
import { showStatement } from './statement.ts';

/** Whose statement a caller may read besides their own: the member below them with that name. */
export type FindBelow = (caller: Caller, name: string) => Promise<{ memberId: bigint } | undefined>;

export function statementRoutes(app: FastifyInstance, house: House): void {
  serveOften(app, house, contract.balance, {
    handle: async ({ typeId, sync }, caller) => {
      if (sync === '1') await bookResults(house, transferVendorsOf(house), caller.memberId);
      const mainOnly = typeId === contract.MAIN_WALLET_TYPE;
      const walletsNow = () => walletTypes(shownVendorsOf(house, caller), caller.language);
      return showBalance(house, holderOf(caller), { mainOnly, walletsNow });
    },
    write: writeBalance,
  });
  olderWalletRoutes(app, house);
  serve(app, contract.walletTypes, (_input, caller) =>
    walletTypes(shownVendorsOf(house, caller), caller.language),
  );
  serve(app, contract.statement, (input, caller) =>
    statementOf(house, caller, { ...input, name: input.subordinateName ?? '' }),
  );
  serve(app, contract.downlineStatement, ({ username, ...input }, caller) => {
    const name = input.subordinateName || username || '';
    // Whose record is meant must be said: one's own has its own call.
    if (name === '') refuse('INVALID_INPUT', { value: { subordinateName: 'too_small' } });
    return statementOf(house, caller, { ...input, name });
  });
}

type Asked = Output<typeof contract.statement.input> & { name: string };

/** One's own record, or that of someone below, found by those who know the tree. */
async function statementOf(house: House, caller: Caller, { name, language, ...input }: Asked) {
  const [reader] = house.contributed('statementReaders');
  const below = name ? ((await reader?.(house)(caller, name)) ?? refuse('NOT_FOUND')) : {};
  const owner = { ...holderOf(caller), ...below, name };
  const isReader = owner.memberId === caller.memberId;
  // What a client asks for by name comes before what its requests are answered in.
  const asked = { ...input, language: findLanguage(language) ?? caller.language };
  return showStatement(house, { ...owner, isReader }, asked);
}
