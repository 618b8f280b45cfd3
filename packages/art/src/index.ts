// Every picture of the product, as SVG text. Same input, same bytes; no words, no network.
export { artVersion, drawArt, tileAddress, vendorAddress, versioned } from './address.ts';
export { type AvatarFace, avatar, avatarFaces } from './avatar.ts';
export { type BannerSize, banner, type Campaign, type Placed } from './banners/banner.ts';
export { homeCampaigns, loginCampaign, loginStrip } from './banners/home-campaigns.ts';
export { type AppIconOptions, appIcon, brandMark } from './brand-mark.ts';
export {
  categories,
  categoryEmblem,
  categoryEmblems,
  type PageState,
  pageStates,
  stateObject,
  stateObjects,
} from './emblems.ts';
export { gameBook } from './game-book/book.ts';
export type { BookEntry, Category } from './game-book/entry.ts';
export { type GuillocheOptions, guilloche } from './guilloche.ts';
export type { Pips } from './motifs/dice.ts';
export { type MotifName, motifNames } from './motifs/library.ts';
export type { Suit } from './motifs/suits.ts';
export { type ObjectOptions, object, type SlotSymbol, slotSymbol, slotSymbols } from './object.ts';
export { type Palette, type PaletteName, paletteNames, palettes } from './palette.ts';
export { cardBack, playingCard, type Rank, ranks } from './props/card.ts';
export { type ChipValue, chip, chipColours, chipValues, die } from './props/chip.ts';
export type { BitsName } from './scene/bits.ts';
export type { FrameName, PlateName } from './scene/frames.ts';
export type { HorizonName } from './scene/horizons.ts';
export type { PatternName } from './scene/patterns.ts';
export type { SetName } from './scene/sets.ts';
export { type CabinetBox, type CabinetSize, cabinet, cabinetBox } from './slots/cabinet.ts';
export type { SlotRank } from './slots/lettering.ts';
export type { Drift, SlotArt, SlotLook } from './slots/look.ts';
export { slotLook, slotLookCodes } from './slots/looks.ts';
export { type RoomSize, slotRoom } from './slots/slot-scene.ts';
export { type SlotRole, type SlotSymbolSpec, slotFace } from './slots/slot-symbol.ts';
export { type LayoutName, TILE_BYTES, type TileSpec, tile } from './tile.ts';
export { vendorMark } from './vendor-mark.ts';
export { wall } from './wall.ts';
