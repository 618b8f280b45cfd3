// Pictures by their address: what a catalogue names is drawn from the name alone.
import { drawArena } from './arena/arena.ts';
import { banner, type Campaign } from './banners/banner.ts';
import { homeCampaigns } from './banners/home-campaigns.ts';
import { promotionCampaigns } from './banners/promotion-campaigns.ts';
import { drawCard } from './cards/cards.ts';
import { categoryMotifs } from './category-motifs.ts';
import { chance } from './chance.ts';
import { drawFish } from './fish/fish.ts';
import { gameBook } from './game-book/book.ts';
import { drawGood } from './goods/goods.ts';
import { medal } from './goods/medal.ts';
import { type MotifName, motifNames } from './motifs/library.ts';
import { drawStory } from './scene/stories.ts';
import { type LayoutName, tile } from './tile.ts';
import { vendorMark } from './vendor-mark.ts';
import { artVersion } from './version.ts';

export { artVersion };

const book = new Map(gameBook.map((game) => [game.id, game]));

type Named = { vendor: string; code: string; category: string };

/** A game of the book has its own tile; any other has one that suits its category. */
export function tileAddress({ vendor, code, category }: Named): string {
  const id = plain(code);
  const name = book.has(id) ? id : `${plain(category) || 'rng'}-${plain(vendor)}-${id}`;
  return versioned(`/art/tile/${name}.svg`);
}

/** Vendors' pictures are named category-vendor. */
export function vendorAddress(category: string, vendor: string): string {
  return versioned(`/art/vendor/${encodeURIComponent(`${category}-${vendor}`)}.svg`);
}

/** Says in the address which drawing it is, so that a picture of ours may be kept for good. */
export function versioned(path: string): string {
  return /^\/art\/[^?]+$/.test(path) ? `${path}?v=${artVersion}` : path;
}

/** The picture behind an address, or nothing where none is drawn by name. */
export function drawArt(path: string): string | undefined {
  return (
    drawNamed(path) ??
    drawBanner(path) ??
    drawShown(path) ??
    drawStory(path) ??
    drawArena(path) ??
    drawFish(path) ??
    drawCard(path)
  );
}

/** What the club and the mall show. */
function drawShown(path: string): string | undefined {
  const [, kind, name = ''] = /^\/art\/(medal|good)\/([a-z0-9-]{1,40})\.svg$/.exec(path) ?? [];
  if (kind === 'good') return drawGood(name);
  return kind === 'medal' && /^\d{1,2}$/.test(name) ? medal(Number(name)) : undefined;
}

function drawBanner(path: string): string | undefined {
  const [, place, name, form] =
    /^\/art\/banner\/(w_home|w_promotion)\/([a-z-]+)-(wide|tall)\.svg$/.exec(path) ?? [];
  const scenes: readonly Campaign[] = place === 'w_home' ? homeCampaigns : promotionCampaigns;
  const campaign = scenes.find(({ id }) => id === name);
  return campaign && banner(campaign, { tall: form === 'tall' });
}

function drawNamed(path: string): string | undefined {
  const [, kind, name] = /^\/art\/(tile|vendor)\/([^/]{1,200})\.svg$/.exec(path) ?? [];
  if (!kind || !name) return undefined;
  return kind === 'tile' ? drawTile(name) : vendorMark(name.slice(name.indexOf('-') + 1));
}

const LAYOUTS: LayoutName[] = ['solo', 'tall', 'lean', 'flank', 'solo', 'crop', 'echo', 'solo'];

function drawTile(name: string): string {
  const known = book.get(name);
  if (known) return tile(known);
  const [category = '', ...words] = name.split('-');
  const r = chance(`${name} look`);
  const said = words.find(isMotif);
  const fitting = categoryMotifs[category] ?? motifNames;
  return tile({ id: name, motif: said ?? r.pick(fitting), layout: r.pick(LAYOUTS) });
}

const isMotif = (word: string): word is MotifName =>
  (motifNames as readonly string[]).includes(word);

/** Letters and figures stay; anything else is spelled by its number. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.-]/gu, (sign) => `~${sign.codePointAt(0)}`);
}
