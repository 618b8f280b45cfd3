/** A figure or a Latin name that keeps its order inside words of any direction. */
export const ltr = (figure: string): string => `\u2066${figure}\u2069`;
