import { z } from 'zod/mini';
import {
  amount,
  call,
  done,
  idText,
  instant,
  instantInput,
  pageNumber,
  requestId,
  stake,
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

const listedGame = z.object({
  gameId: z.int(),
  code: z.string(),
  remark: z.string(),
  gameGroupId: z.int(),
  gameGroupCode: z.string(),
  mobileIconUrl: z.string(),
});

export const listedGames = call({
  method: 'GET',
  path: '/lgw/games',
  also: [{ path: '/lgw/games/mobile' }],
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The lotteries by group.',
  input: menuInput,
  value: z.array(
    z.object({
      gameGroupCode: z.string(),
      gameGroupId: z.int(),
      displayName: z.string(),
      games: z.array(listedGame),
    }),
  ),
});

export const mobileMenus = call({
  ...vnMenus,
  path: '/lgw/games/mobile_game_menus',
  summary: 'The lottery menu as phones ask for it.',
});

export const showLogo = call({
  method: 'GET',
  path: '/lgw/games/show_logo',
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'Whether lotteries are shown with their pictures: they all have one.',
  input: z.object({}),
  value: z.object({ success: z.boolean() }),
});

const numero = z.object({
  gameId: z.nullable(z.int()),
  gameCode: z.string(),
  gameName: z.string(),
  numero: z.string(),
  /** What was drawn, as it is read out; empty while it is open. */
  winNumber: z.string(),
  /** The same with commas: `8,4,7,3,4`. */
  winNo: z.string(),
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

/** An issue and its clock: how long it takes bets, and how long it is shut before its draw. */
const nearNumero = z.extend(numero, {
  /** Milliseconds until it takes no more bets. */
  remainTime: z.int(),
  /** Milliseconds between that and its draw. */
  lockTime: z.int(),
  isSale: z.boolean(),
});

export const nearNumeros = call({
  method: 'GET',
  path: '/lgw/numeros/near',
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The running issue of a lottery, the one before and the one after it.',
  input: z.object({ gameId, language: loose(20) }),
  value: z.object({
    serverTime: instant,
    currentNumero: z.nullable(nearNumero),
    nextNumero: z.nullable(nearNumero),
    previousNumero: z.nullable(numero),
    /** The same under the name it had here first. */
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
    language: loose(20),
  }),
  value: z.object({ content: z.array(numero), page: z.int(), size: z.int() }),
});

export const newestDraws = call({
  method: 'GET',
  path: '/lgw/draw',
  audience: 'anyone',
  class: 'read',
  answer: 'bare',
  summary: 'The newest result of every lottery.',
  input: z.object({}),
  value: z.array(
    z.object({
      gameId: z.nullable(z.int()),
      gameCode: z.string(),
      numero: z.string(),
      winNo: z.string(),
      winningTime: instant,
    }),
  ),
});

export const gameSetting = call({
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  audience: 'session',
  class: 'read',
  answer: 'bare',
  summary:
    'All that a slip of one lottery needs: its plays, units, limits and the own prize group.',
  input: z.object({ gameId, language: loose(20) }),
  value: z.object({
    gameId: z.nullable(z.int()),
    gameCode: z.string(),
    remark: z.string(),
    gameGroupCode: z.string(),
    isSale: z.boolean(),
    minBet: amount,
    maxBet: amount,
    minSeries: z.int(),
    maxSeries: z.int(),
    seriesStep: z.int(),
    /** What a note may cost where the prize goes by group. */
    units: z.array(z.string()),
    plays: z.array(
      z.object({
        playId: z.int(),
        playCode: z.string(),
        prizeMode: z.string(),
        /** How its numbers are written: `positions` as `1,2|3|4,5`, all others as `1,2,3`. */
        form: z.string(),
      }),
    ),
  }),
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

export const memberSeries = call({
  method: 'GET',
  path: '/wps/member/lottoCustomersSeries',
  audience: 'session',
  class: 'read',
  summary: 'The same in an envelope.',
  input: z.object({}),
  value: series.value,
});

export const gameSeries = call({
  method: 'GET',
  path: '/wps/member/lottoGamesSeries',
  audience: 'session',
  class: 'read',
  summary: 'The prize groups that the caller may bet at, for each lottery.',
  input: z.object({}),
  value: z.array(
    z.object({
      gameId: z.nullable(z.int()),
      gameCode: z.string(),
      gameGroupCode: z.string(),
      minSeries: z.int(),
      maxSeries: z.int(),
    }),
  ),
});

const yesOrNo = z._default(z.union([z.boolean(), z.number(), z.string()]), false);
const loosely = z.optional(z.union([z.boolean(), z.number(), z.string()]));

export const placeOrder = call({
  method: 'POST',
  path: '/lotto/lgw/orders/betting',
  also: [{ path: '/lgw/orders/betting' }],
  audience: 'session',
  class: 'bet',
  notWhileFrozen: true,
  answer: 'bare',
  summary: 'Buys a ticket by a slip of text; the issues of a chase are named with their multiples.',
  input: z.object({
    requestId: z.optional(requestId),
    gameId: z.pipe(z.coerce.string(), gameId),
    currentNumero: text(20, 1),
    /** Rows `numbers~play~unit~series~multiple`, with a semicolon between two; ten thousand numbers of four digits fit. */
    bettingSlipString: text(60_000, 1),
    /** What the player saw; refused where the house counts another sum. */
    betCartAmountSum: stake,
    /** The rest of the chase ends with the first win. */
    winningStop: yesOrNo,
    chase: z._default(
      z.union([
        z
          .array(z.object({ numero: text(20, 1), multiple: z._default(whole(1, 10_000), 1) }))
          .check(z.maxLength(120)),
        z.boolean(),
        z.number(),
        z.string(),
        z.null(),
      ]),
      false,
    ),
    quickChase: loosely,
    abandoning: loosely,
    device: loosely,
    orderType: loosely,
    prizeModeId: loosely,
  }),
  value: z.object({
    success: z.boolean(),
    orderNumber: z.string(),
    orderNumbers: z.array(z.string()),
    balance: amount,
  }),
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
    size: z._default(whole(1, 999), 10),
  }),
  value: z.object({
    list: z.array(orderRow),
    footer: z.object({ betAmount: amount, winAmount: amount }),
    total: z.int(),
    page: z.int(),
    totalPages: z.int(),
  }),
});

const orderRows = z.array(
  z.object({
    playCode: z.string(),
    betContent: z.string(),
    notes: z.int(),
    unit: z.string(),
    multiple: z.int(),
    betAmount: amount,
    winAmount: amount,
  }),
);

export const order = call({
  method: 'GET',
  path: '/lgw/orders/:orderId',
  audience: 'session',
  class: 'read',
  answer: 'bare',
  summary: 'One own order with the tickets of its chase.',
  input: z.object({ orderId: idText }),
  value: z.extend(orderRow, { orderNumber: z.string(), orderDetails: z.array(orderRow) }),
});

export const orderByDetail = call({
  method: 'GET',
  path: '/lgw/orders/detail/:orderId',
  also: [{ path: '/lgw/orders/detail/:orderId/info' }],
  audience: 'session',
  class: 'read',
  answer: 'bare',
  summary: 'One own ticket with its rows.',
  input: z.object({ orderId: idText }),
  value: z.extend(orderRow, { orderNumber: z.string(), rows: orderRows }),
});

export const orderDetail = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_lottBetRecordsDetail',
  audience: 'session',
  class: 'read',
  summary: 'One own ticket with its rows.',
  input: z.object({ orderId: idText }),
  value: z.extend(orderRow, { rows: orderRows }),
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
