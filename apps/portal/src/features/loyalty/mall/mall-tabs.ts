/** What stands beside the goods; the first is what one finds without asking. */
export const mallTabs = ['goods', 'orders', 'book', 'addresses', 'rules'] as const;
export type MallTab = (typeof mallTabs)[number];
