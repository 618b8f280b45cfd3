import type { MessageId } from '@baize/i18n';
import { type Say, sayOfGame } from '../own-games/game-words.ts';
import { nameOfSpot } from '../own-games/spot-names.ts';
import { lotteryKindOf, sayWholeSpot } from './lottery-words.ts';

/** A bet as lists of bets of all games tell it. */
export type ListedBet = {
  gameCode: string;
  gameType: string;
  playName: string;
  betContent: string;
};

/** What was played, where that is more than the game, and what was bet on. */
export type BetWords = { play: string; content: string };

/** Lists tell bets in the words of the rules: `banker-pair 5.00`, `holdem-low, table 3, hand 7`. */
export function sayBet(say: Say, bet: ListedBet): BetWords {
  const { gameCode, gameType, playName, betContent } = bet;
  if (gameType === 'LOTT' || gameType === 'ELOTT') return lotteryWords(say, bet);
  const play = '';
  if (gameType === 'LIVE' || gameType === 'COCKFIGHT')
    return { play, content: each(betContent, (chip) => chipWords(say, playName, chip)) };
  if (gameType === 'PVP') return { play, content: handWords(say, betContent) };
  if (gameType === 'FISH')
    return { play, content: each(betContent, (caught) => catchWords(say, caught)) };
  if (playName !== gameCode) return { play: playName, content: betContent };
  return { play, content: choiceWords(say, gameCode, betContent) };
}

const each = (listed: string, told: (one: string) => string) =>
  listed.split(', ').map(told).join(', ');

/** `split:8-9 5.00`: where a chip lies, and how much it is. */
function chipWords(say: Say, game: string, chip: string): string {
  const [, spot, stake] = /^(\S+) ([\d.]+)$/.exec(chip) ?? [];
  return spot ? `${nameOfSpot(say, game, spot)} ${stake}` : chip;
}

const HAND = /^.+-(micro|low|middle|high), table (\d+), hand (\d+)/;
const ENTRY = /^.+-(micro|low|middle|high), sit-and-go (\d+)/;

/** At which stake and table a hand was played. */
function handWords(say: Say, content: string): string {
  const [, level, table] = HAND.exec(content) ?? ENTRY.exec(content) ?? [];
  if (!level) return content;
  return `${say(`cardroom.level.${level as 'low'}`)}, ${say('cardroom.table.number', { number: table! })}`;
}

/** `turtle ×5`: what was caught, and at how many times the shot. */
function catchWords(say: Say, caught: string): string {
  const [, species, worth] = /^(\S+) ×(\d+)$/.exec(caught) ?? [];
  return species ? `${known(say, `fish.species.${species}`, species)} ×${worth}` : caught;
}

/** A word of the rules that has none here, as of a lottery of others, is said as it came. */
function known(say: Say, id: string, told: string): string {
  const words = say(id as MessageId);
  return words === id ? told : words;
}

function lotteryWords(say: Say, { gameCode, playName, betContent }: ListedBet): BetWords {
  const kind = lotteryKindOf(gameCode);
  return {
    play: each(playName, (play) => known(say, `lottery.play.${kind}.${play}.name`, play)),
    content: betContent.replace(SPOT, (spot) => {
      const words = sayWholeSpot(say, spot);
      return /(^| )tickets\.word\./.test(words) ? spot : words;
    }),
  };
}

/** `1-big`, `big`, `first3-pair`: figures and their separators are the same everywhere. */
const SPOT = /(?:\d+-)?[a-z][a-z\d]*(?:-[a-z\d]+)*/g;

/** What was chosen at a game that is played alone. */
function choiceWords(say: Say, code: string, content: string): string {
  const { risk, segments, rows, side, target, mines, spots, ...others } = choiceOf(content);
  if (risk && (segments || rows)) return sayOfGame(say, code, `${segments ?? rows} ${risk}`);
  if (risk) return `${sayOfGame(say, code, risk)}${others.picks ? `: ${others.picks}` : ''}`;
  if (side && target) return sayOfGame(say, code, `${side} ${target}`);
  if (target) return `×${target}`;
  if (mines) return sayOfGame(say, code, `${mines} mines`);
  if (spots) return each(spots, (chip) => spotWords(say, code, chip));
  return content;
}

function spotWords(say: Say, code: string, chip: string): string {
  const [, spot, stake] = /^(\S+) ([\d.]+)$/.exec(chip) ?? [];
  return spot ? `${sayOfGame(say, code, spot)} ${stake}` : chip;
}

/** `risk low, picks 3, 11`: a name with what follows it until the next one. */
function choiceOf(content: string): Partial<Record<string, string>> {
  const choice: Record<string, string> = {};
  let name = '';
  for (const part of content.split(', ')) {
    const [, named, value = ''] = NAMED.exec(part) ?? [];
    if (named) name = named;
    if (!name) return {};
    const told = named ? value : part;
    choice[name] = choice[name] ? `${choice[name]}, ${told}` : told;
  }
  return choice;
}

const NAMED = /^(risk|segments|rows|side|target|mines|picks|spots) (.+)$/;
