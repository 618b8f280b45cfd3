/** Bundles the benchmarks; answers the folder of their entries. */
export function bundleBench(): Promise<string>;
