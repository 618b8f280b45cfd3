export declare const domains: Readonly<Record<string, readonly string[]>>;
export declare const adopted: Readonly<Record<string, string>>;
export declare const wings: Readonly<Record<string, readonly string[]>>;
export declare const packages: Readonly<
  Record<string, { uses: readonly string[]; npm: readonly string[] }>
>;
