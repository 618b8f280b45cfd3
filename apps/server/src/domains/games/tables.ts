/** The tables of games, as Kysely sees them. */
declare module '../../platform/database.ts' {
  interface Tables {
    game_rules: {
      game_code: string;
      version: number;
      hash: string;
      rules: unknown;
      published_at: Date;
    };
  }
}

export {};
