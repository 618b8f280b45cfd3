import type { catalogueKinds, Language } from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { JsonColumn } from '../../platform/database.ts';

/** A name in each language that has one. */
export type Names = Partial<Record<Language, string>>;

export interface VendorsTable {
  code: string;
  names: JsonColumn<Names>;
  adapter: string;
  picture: string | null;
  sort: number;
  is_hot: boolean;
  is_enabled: boolean;
  maintenance_from: Date | null;
  maintenance_until: Date | null;
  removed_at: Date | null;
  version: number;
  changed_in: bigint;
  created_at: Date;
}

export interface GamesTable {
  id: Generated<bigint>;
  vendor: string;
  code: string;
  category: catalogueKinds.BaseCategory;
  sub_types: catalogueKinds.SubType[];
  names: JsonColumn<Names>;
  tags: string[];
  menu_group: string | null;
  picture: string | null;
  sort: number;
  is_hot: boolean;
  is_new: boolean;
  is_enabled: boolean;
  excludes_turnover: boolean;
  allowed_regions: string[];
  denied_regions: string[];
  languages: Language[];
  maintenance_from: Date | null;
  maintenance_until: Date | null;
  removed_at: Date | null;
  version: number;
  changed_in: bigint;
  created_at: Date;
}

export type Rules = {
  esportsVendors: string[];
  cockfightVendors: string[];
  inhouseVendors: string[];
  categoryOrder: string[];
};

declare module '../../platform/database.ts' {
  interface Tables {
    catalogue_vendors: VendorsTable;
    catalogue_games: GamesTable;
    catalogue_state: {
      only_row: Generated<boolean>;
      version: bigint;
      rules: JsonColumn<Rules | null>;
      rules_version: number;
    };
    favourite_games: { member_id: bigint; game_id: bigint; at: Date };
    recent_games: { member_id: bigint; game_id: bigint; at: Date };
  }
}

export type VendorRow = Selectable<VendorsTable>;
export type GameRow = Selectable<GamesTable>;
