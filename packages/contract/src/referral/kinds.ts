/** How far a friend is. `INVALID`: they and whoever invited them seem to be one person. */
export const friendStates = ['WAITING', 'QUALIFIED', 'LAPSED', 'INVALID'] as const;

/** Why two accounts count as one person; `OPERATOR`: someone of the house decided so. */
export const blockReasons = ['DEVICE', 'ADDRESS', 'BANK_NAME', 'PHONE', 'OPERATOR'] as const;

export const paymentKinds = ['REVENUE', 'REFERRER', 'FRIEND', 'ACHIEVEMENT'] as const;

export const rankingPeriods = ['WEEK', 'MONTH', 'ALL'] as const;
