/** Runs as soon as there is something to tell; the clock runs it too, for what failed. */
export const DELIVER_JOB = 'insight.deliver';
