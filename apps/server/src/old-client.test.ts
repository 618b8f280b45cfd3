import { minutes } from '@baize/calendar';
import {
  cashierDeposits,
  cashierWithdrawals,
  catalogueFavourites,
  catalogueLobby,
  contentAnnouncements,
  contentChat,
  firstView,
  lotteryOlderClients,
  loyaltyMall,
  loyaltyPoints,
  members,
  nameInOtherFamily,
  playLaunch,
  playRecords,
  promotionsOlderClients,
  referralOlderClients,
  refusals,
  system,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from './domains/wallet/index.ts';
import { begin } from './platform/database.ts';
import { openPeople, PASSWORD, type People } from './testing/people.ts';

/** A client of 2017 goes its whole way: it knows the addresses and shapes of then, and nothing else. */
let people: People;
let token = 'null';
beforeAll(async () => {
  people = await openPeople();
  const { username, id } = await people.register();
  const at = people.house.clock.now();
  const cash = { memberId: id, purpose: 'cash', currency: 'USD' } as const;
  const paid = { counter: 'bank', reason: 'DEPOSIT', key: '#opening' } as const;
  await begin(people.house.db, (tx) => post(tx, [{ ...cash, ...paid, amount: money('500') }], at));
  const body = { username, password: PASSWORD, type: '1', uuId: 1_700_000_000_000 };
  token = (await people.ask('POST', '/wps/session/login', { token, body })).value.token;
});
afterAll(() => people.close());

/** Adds what such a client adds to every query; answers without an envelope come as they are. */
async function get(path: string) {
  const url = `${path}${path.includes('?') ? '&' : '?'}_=1700000000000&v=2.0.17&platform=W`;
  const answer = await people.app.inject({ url, headers: headers() });
  expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
  return answer.json();
}

const headers = () => ({
  authorization: token,
  merchant: 'baize',
  'x-gateway-version': '1',
  'x-timestamp': '1700000000000',
});

test('reads its wallets, its games and a launch that opens by itself', async () => {
  expect((await get('/wps/wallets/balance')).value.balances).toEqual(
    expect.arrayContaining([expect.objectContaining({ accountName: 'LOTT', availBalance: 500 })]),
  );
  const { value } = await get(`${firstView.gameList}?clientType=3&gameType=RNG&pageSize=99`);
  const crash = value.games.find(({ gameCode }: { gameCode: string }) => gameCode === 'crash');
  expect(crash).toMatchObject({ roomId: 'crash', defaultIcon: expect.stringContaining('crash') });
  const { rooms } = (await get(`${playLaunch.rooms.path}?gameCode=crash`)).value;
  expect(rooms).toMatchObject([{ roomId: 'crash' }]);
  const launch = `/wps/game/launchGame?launchMode=GLS&roomId=${crash.roomId}&backUrl=x&isApp=0`;
  const address = new URL((await get(launch)).value.gameUrl);
  const entry = new URLSearchParams(address.hash.slice(1)).get('entry');
  const entered = await people.ask('POST', '/wps/session/entry', { body: { entry } });
  expect(entered).toMatchObject({ success: true });
  expect(await get(playLaunch.leaveGames.path)).toMatchObject({ success: true });
});

async function buyLottery() {
  // Lotteries of a minute close on the minute: with a whole one ahead, none closes between two calls.
  people.advance(minutes(1) - (people.house.clock.now().getTime() % minutes(1)));
  const [group] = await get('/lgw/games?prizeMode=LOTT');
  expect(group.gameGroupCode).toBe('SSC');
  expect(group.games[0]).toMatchObject({ code: 'ssc-1', gameGroupId: group.gameGroupId });
  const [{ gameId, code }] = group.games;
  const setting = await get(`/lgw/games/${gameId}/setting`);
  expect(setting).toMatchObject({ gameCode: code, isSale: true });
  const near = await get(`/lgw/numeros/near?gameId=${gameId}`);
  expect(near.currentNumero).toMatchObject({ isSale: true, lockTime: 5_000 });
  const direct = setting.plays.find(
    (play: { playCode: string }) => play.playCode === 'last3-direct',
  );
  const slip = `2,3|9|5,6~${direct.playId}~0.2~1800~5~0~0`;
  const body = {
    gameId,
    currentNumero: near.currentNumero.numero,
    winningStop: false,
    abandoning: 0,
    betCartAmountSum: 4,
    chase: false,
    device: 'WEB',
    orderType: 1,
    quickChase: false,
    prizeModeId: 1,
    bettingSlipString: slip,
  };
  const bet = () =>
    people.app.inject({
      method: 'POST',
      url: '/lotto/lgw/orders/betting',
      headers: headers(),
      payload: body,
    });
  return { bet, body, gameId, code, numero: near.currentNumero.numero as string };
}

test('bets on a lottery by a slip of text, once however often it is sent', async () => {
  const { bet, numero, gameId, body } = await buyLottery();
  const first = (await bet()).json();
  expect(first).toMatchObject({ success: true, orderNumber: expect.stringMatching(/^\d+$/) });
  expect((await bet()).json().orderNumber).toBe(first.orderNumber);
  const id = first.orderNumber;
  expect(await get(`/lgw/orders/${id}`)).toMatchObject({
    orderNumber: id,
    numero,
    betAmount: 4,
    orderStatus: 0,
    orderDetails: [{ orderId: id }],
  });
  expect(await get(`/lgw/orders/detail/${id}/info?page=0&size=100`)).toMatchObject({
    orderNumber: id,
    rows: [{ playCode: 'last3-direct', betContent: '2,3 | 9 | 5,6', notes: 4, multiple: 5 }],
  });
  const { list } = (
    await get(`${lotteryOlderClients.memberBets.path}?gameId=${gameId}&numero=${numero}`)
  ).value;
  expect(list).toMatchObject([{ orderId: id, betAmount: 4 }]);
  for (const wrong of [
    { betCartAmountSum: 5 },
    { bettingSlipString: '2~nothing~0.2~1800~1' },
    { bettingSlipString: ';;' },
    { bettingSlipString: '2,3|9|5,6~last3-direct~0.2~9999~5' },
    { currentNumero: '19990101-0001' },
  ]) {
    const refused = await people.ask('POST', '/lotto/lgw/orders/betting', {
      token,
      body: { ...body, ...wrong },
    });
    expect(refused.success, JSON.stringify(wrong)).toBe(false);
  }
  const cancel = { orderDetailId: [id], lottoArea: '', reason: 'mine' };
  const cancelled = await people.ask('PUT', '/wps/game/lotto/cancelSubOrders', {
    token,
    body: cancel,
  });
  expect(cancelled).toMatchObject({ success: true });
  expect((await get('/wps/wallets/balance')).value.balances[0].availBalance).toBe(500);
});

test('reads the lists of lotteries, series and draws', async () => {
  expect(Object.values(await get('/lgw/games/mobile_game_menus'))).not.toEqual([]);
  expect(await get('/lgw/games/show_logo')).toEqual({ success: true });
  expect(await get('/lgw/games/mobile')).toEqual(await get('/lgw/games'));
  expect((await get('/wps/member/lottoCustomersSeries')).value).toEqual(
    await get('/lotto/lgw/customers/series'),
  );
  const [game] = (await get('/wps/member/lottoGamesSeries')).value;
  expect(game).toMatchObject({ gameGroupCode: 'SSC', minSeries: 1800 });
  expect(Array.isArray(await get('/lgw/draw'))).toBe(true);
  expect((await get('/lgw/draw/ssc-1?page=0&size=10')).content).toEqual(expect.any(Array));
});

test('reads its reports and whatever else it asks for', async () => {
  for (const path of [
    '/wps/report/accountGameBetHistory?startDate=1700000000000&endDate=1700086400000',
    '/wps/report/detailedLottoPNL',
    '/wps/report/personalPVPFishingPNL',
    '/wps/report/transaction?codeTypes=deposit',
    contentChat.socketAddress.path,
    `${system.appDomain.path}?domain=localhost`,
    system.serviceScript.path,
    `${catalogueLobby.dropdownMenu.path}?menuGroup=RNG`,
    system.pixelTrack.path,
    '/wps/system/templates',
    '/wps/game/jackpot',
    '/wps/system/depositBanks',
    '/wps/agent/announcements?merchantCode=baize&type=M&category=P',
  ]) {
    expect(await get(path), path).toMatchObject({ success: true });
  }
  const half = `${firstView.gameList}?gameType=RNG&pageNo=&pageSize=2&vassalage=&gameName=`;
  expect((await get(half)).value).toMatchObject({ pageNum: 1, games: [{}, {}] });
  const nameless = await people.ask('GET', '/wps/report/downlineTransaction', { token });
  expect(nameless).toMatchObject({ status: 400, success: false });
  const stranger = '/wps/report/downlineTransaction?username=nobody';
  expect((await people.ask('GET', stranger, { token })).success).toBe(false);
});

test('is understood where it writes texts as numbers, numbers as text, and nothing as null', async () => {
  const send = (path: string, body: object) => people.ask('POST', path, { token, body });
  const edit = { nickname: 'Annie', qqNum: 123456, line: null, zalo: '' };
  expect((await send(members.updateProfile.path, edit)).value.nickname).toBe('Annie');
  const profile = (await people.ask('GET', members.profile.path, { token })).value;
  expect(profile.qqNum).toBe('123456');
  const order = { vendorId: 7, amount: '20', payeeName: null };
  expect((await send(cashierDeposits.postDeposit.path, order)).errorCode).toBe(
    refusals.DEPOSIT_CHANNEL_CLOSED[1],
  );
  expect((await send(cashierDeposits.cancelDeposit.path, { depositId: 999 })).status).toBe(404);
  const list = `${firstView.gameList}?gameType=RNG&pageNo=1&pageSize=2`;
  const { nodeId } = (await get(list)).value.games[0];
  const favourite = { nodeId: String(nodeId), vendor: 'BAIZE', gameType: 'RNG' };
  expect((await send(catalogueFavourites.addFavourite.path, favourite)).success).toBe(true);
  // What was never meant is refused as before, and bets are held to their exact shape.
  for (const depositId of ['', null, true, [5], { id: 5 }, 'five']) {
    const refused = await send(cashierDeposits.cancelDeposit.path, { depositId });
    expect([refused.status, refused.errorCode]).toEqual([400, 'request_param_err']);
  }
  const bet = { requestId: 1234567890, gameCode: 'dice', stake: 1, choice: {} };
  expect((await send('/wps/game/bet', bet)).errorCode).toBe('request_param_err');
});

test('asks for as many rows as it likes, to 999, and is told of no page where nothing is', async () => {
  for (const path of [
    lotteryOlderClients.memberBets.path,
    promotionsOlderClients.claimHistory.path,
    loyaltyMall.redeemList.also![0]!.path!,
    referralOlderClients.depositRebates.path,
  ]) {
    token = (await people.register()).token;
    const { value } = await get(`${path}?page=1&size=999`);
    expect(value, path).toMatchObject({ list: expect.any(Array) });
    if (value.list.length === 0) expect(value.totalPages, path).toBe(0);
  }
});

test('meets every relay of the older and the newer family under both names', async () => {
  const calls = [
    contentAnnouncements.announcements,
    catalogueFavourites.favouriteIds,
    cashierWithdrawals.withdrawSettings,
    loyaltyPoints.pointBalance,
  ];
  token = (await people.register()).token;
  for (const { path } of calls) {
    const other = nameInOtherFamily(path);
    expect(other).not.toBe(path);
    expect(await get(other)).toEqual(await get(path));
  }
  const elsewhere = playRecords.sportsOrders.also![0]!.path!;
  expect((await get(`${elsewhere}?accountType=ALB`)).value).toMatchObject({ list: [], total: 0 });
  for (const { path } of [members.firstLogin, members.firstLogin.also![0]!]) {
    expect(await people.ask('POST', path!, { token })).toMatchObject({ success: true });
  }
});
