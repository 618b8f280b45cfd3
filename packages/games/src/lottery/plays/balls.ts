/** A draw whose balls lie in an order. */
export type Balls = { readonly numbers: readonly number[] };
