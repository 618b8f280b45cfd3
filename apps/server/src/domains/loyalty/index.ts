import './tables.ts';

export { loyalty } from './domain.ts';
export { judgeLevels } from './levels/judge-levels.ts';
export { setManualLevel } from './levels/manual.ts';
export { decideOrder, shipOrder } from './mall/decide-order.ts';
export { listGoods, saveGood } from './mall/edit-goods.ts';
export { takeOrder } from './mall/redeem.ts';
export { creditPoints } from './points/earn.ts';
export { inLedger } from './points/point-maths.ts';
