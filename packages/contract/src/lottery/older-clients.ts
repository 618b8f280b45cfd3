import { z } from 'zod/mini';
import {
  amount,
  call,
  done,
  idText,
  instant,
  instantInput,
  pageNumber,
  text,
  whole,
} from '../call.ts';
import { gameMenus } from '../catalogue/lobby.ts';

/** The lottery's calls as older clients make them; what they pass besides is dropped. */
const loose = (max: number) => z._default(text(max), '');

const menuInput = z.object({ prizeMode: loose(20), device: loose(20), language: loose(20) });

export const vnMenus = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The menu of the Vietnamese lotteries.',
  input: menuInput,
  value: gameMenus.value,
});

export const recentMenus = call({
  method: 'GET',
  path: '/lgw/games/game_menus/recent',
  audience: 'session',
  class: 'read',
  answer: 'bare',
  summary: 'The menu of the lotteries that the caller bet on last.',
  input: menuInput,
  value: gameMenus.value,
});

export const recentVnMenus = call({
  ...recentMenus,
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'The same of the Vietnamese lotteries.',
});

const numero = z.object({
  gameId: z.nullable(z.int()),
  gameCode: z.string(),
  gameName: z.string(),
  numero: z.string(),
  /** What was drawn, as it is read out; empty while it is open. */
  winNumber: z.string(),
  openTime: instant,
  closeTime: instant,
  drawTime: instant,
  status: z.string(),
});

export const openedNumeros = call({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  also: [{ path: '/lgw/games/opened/numero' }],
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The newest result of every lottery, by game.',
  input: z.object({ gameCode: loose(40), language: loose(20) }),
  value: z.record(z.string(), numero),
});

export const openedVnNumeros = call({
  ...openedNumeros,
  also: [],
  path: '/lgw/vn/numeros/opened/game',
  summary: 'The newest result of every Vietnamese lottery, by game.',
});

/** A game by its node, or by its code. */
const gameId = text(40, 1);

export const nearNumeros = call({
  method: 'GET',
  path: '/lgw/numeros/near',
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The running issue of a lottery, the one before and the one after it.',
  input: z.object({ gameId }),
  value: z.object({
    serverTime: instant,
    currentNumero: z.nullable(numero),
    nextNumero: z.nullable(numero),
    lastNumero: z.nullable(numero),
  }),
});

export const drawnNumeros = call({
  method: 'GET',
  path: '/lgw/draw/:gameId',
  also: [{ path: '/lgw/draw/code/:gameId' }],
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'Results of one lottery, newest first.',
  input: z.object({
    gameId,
    page: z._default(whole(0, 1_000), 0),
    size: z._default(whole(1, 100), 10),
  }),
  value: z.object({ content: z.array(numero), page: z.int(), size: z.int() }),
});

export const series = call({
  method: 'GET',
  path: '/lotto/lgw/customers/series',
  audience: 'session',
  class: 'read',
  answer: 'bare',
  summary: 'The highest prize group of the caller, for each group of games.',
  input: z.object({}),
  value: z.array(z.object({ gameGroupCode: z.string(), maxSeries: z.int() })),
});

const orderRow = z.object({
  orderNo: z.string(),
  orderId: z.string(),
  orderDetailId: z.string(),
  gameId: z.nullable(z.int()),
  gameCode: z.string(),
  gameName: z.string(),
  numero: z.string(),
  winNumber: z.string(),
  prizeMode: z.string(),
  series: z.nullable(z.int()),
  betContent: z.string(),
  betAmount: amount,
  winAmount: amount,
  profitAndLoss: amount,
  chase: z.boolean(),
  /** 0 open, 1 win, 2 lose, 3 even, 4 cancelled. */
  orderStatus: z.int(),
  betTime: instant,
  settleTime: z.nullable(instant),
  /** Until when it can be taken back. */
  closeTime: instant,
});

export const memberBets = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_lottMemBet',
  audience: 'session',
  class: 'report',
  summary: 'Own lottery tickets of a period.',
  input: z.object({
    startDate: z.optional(instantInput),
    endDate: z.optional(instantInput),
    gameId: loose(40),
    numero: loose(20),
    orderStatus: loose(8),
    chase: loose(8),
    /** 1 LOTT, 3 ELOTT; both where nothing is said. */
    prizeModeId: loose(4),
    productCode: loose(40),
    page: pageNumber,
    size: z._default(whole(1, 100), 10),
  }),
  value: z.object({
    list: z.array(orderRow),
    footer: z.object({ betAmount: amount, winAmount: amount }),
    total: z.int(),
    page: z.int(),
    totalPages: z.int(),
  }),
});

export const orderDetail = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_lottBetRecordsDetail',
  audience: 'session',
  class: 'read',
  summary: 'One own ticket with its rows.',
  input: z.object({ orderId: idText }),
  value: z.extend(orderRow, {
    rows: z.array(
      z.object({
        playCode: z.string(),
        betContent: z.string(),
        notes: z.int(),
        unit: z.string(),
        multiple: z.int(),
        betAmount: amount,
        winAmount: amount,
      }),
    ),
  }),
});

export const cancelOrders = call({
  method: 'PUT',
  path: '/wps/game/lotto/cancelSubOrders',
  audience: 'session',
  class: 'bet',
  summary: 'Takes own tickets back while their issue is open.',
  input: z.object({
    orderDetailId: z.array(idText).check(z.minLength(1), z.maxLength(120)),
    lottoArea: loose(8),
  }),
  value: done,
});
