/** A bet and a member as plain numbers: what the books must always agree with. */
export type ModelBet = {
  key: string;
  member: number;
  stake: bigint;
  payout: bigint;
  state: 'open' | 'settled' | 'void';
};

export type Model = {
  cash: bigint[];
  stakes: bigint[];
  debt: bigint[];
  bets: ModelBet[];
};

export function newModel(members: number, balance: bigint): Model {
  const all = (units: bigint) => Array.from({ length: members }, () => units);
  return { cash: all(balance), stakes: all(0n), debt: all(0n), bets: [] };
}

/** True when the stake is there. */
export function placeInModel(model: Model, bet: Omit<ModelBet, 'payout' | 'state'>): boolean {
  if (model.cash[bet.member]! < bet.stake) return false;
  model.cash[bet.member]! -= bet.stake;
  model.stakes[bet.member]! += bet.stake;
  model.bets.push({ ...bet, payout: 0n, state: 'open' });
  return true;
}

export function settleInModel(model: Model, bet: ModelBet, payout: bigint): boolean {
  if (bet.state !== 'open') return bet.state === 'settled' && bet.payout === payout;
  model.stakes[bet.member]! -= bet.stake;
  model.cash[bet.member]! += payout;
  Object.assign(bet, { state: 'settled', payout });
  return true;
}

export function voidInModel(model: Model, bet: ModelBet): boolean {
  if (bet.state === 'settled') return false;
  if (bet.state === 'void') return true;
  model.stakes[bet.member]! -= bet.stake;
  model.cash[bet.member]! += bet.stake;
  bet.state = 'void';
  return true;
}

export function resettleInModel(model: Model, bet: ModelBet, payout: bigint): boolean {
  if (bet.state !== 'settled') return false;
  const rest = model.cash[bet.member]! + payout - bet.payout;
  model.cash[bet.member] = rest < 0n ? 0n : rest;
  if (rest < 0n) model.debt[bet.member]! -= rest;
  bet.payout = payout;
  return true;
}
