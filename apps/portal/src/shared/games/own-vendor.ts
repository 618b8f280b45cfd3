/** The house among the vendors of the catalogue. */
export const OWN_VENDOR = 'BAIZE';
