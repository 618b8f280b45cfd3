/** Fills the lobby of a demo house as operators would: games of outside vendors, and banners. */
export async function fillLobby(url) {
  const token = await signIn(url);
  await ask(url, token, '/ops/catalogue/import', {
    format: 'json',
    data: JSON.stringify(sampleGames()),
    adapter: 'sample',
  });
  for (let number = 0; number < EXTRA_BANNERS; number += 1) {
    await ask(url, token, '/ops/content/announcements', bannerOf(number));
  }
  return countLobby(url);
}

const CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
];
const EACH = 15;
const EXTRA_BANNERS = 7;
const PICTURES = ['lantern-night', 'deep-hunt', 'live-room', 'match-day', 'house-games'];

/** So many slots of an outside vendor that a page of them is a wall. */
export async function fillWall(url, count) {
  const token = await signIn(url);
  for (let from = 0; from < count; from += MOST_AT_ONCE) {
    const games = Array.from({ length: Math.min(MOST_AT_ONCE, count - from) }, (_, n) => ({
      vendor: 'NL',
      code: `wall-${from + n}`,
      category: 'RNG',
      names: { EN: `Wall Game ${from + n}` },
    }));
    const data = JSON.stringify(games);
    await ask(url, token, '/ops/catalogue/import', { format: 'json', data, adapter: 'sample' });
  }
}

const MOST_AT_ONCE = 2_000;

/** Three vendors with some of every category. */
function sampleGames() {
  return CATEGORIES.flatMap((category) =>
    Array.from({ length: EACH }, (_, number) => ({
      vendor: ['NL', 'KS', 'OH'][number % 3],
      code: `${category.toLowerCase()}-${number + 1}`,
      category,
      names: { EN: `${category[0]}${category.slice(1).toLowerCase()} Game ${number + 1}` },
    })),
  );
}

function bannerOf(number) {
  const name = PICTURES[number % PICTURES.length];
  return {
    kind: 'B',
    groupName: number < 5 ? 'w_home' : 'w_promotion',
    sort: 50 + number,
    languages: [],
    platforms: ['W', 'M'],
    execution: 'ALL',
    video: null,
    images: [],
    picture: `/art/banner/w_home/${name}-wide.svg`,
    pictureTall: `/art/banner/w_home/${name}-tall.svg`,
    linkage: '/promotions',
    linkageType: 'INTERNAL',
    category: '',
    isEnabled: true,
    startsAt: null,
    endsAt: null,
    texts: { EN: { title: `Banner ${number + 1}`, body: '<p>One of many.</p>' } },
  };
}

export async function countLobby(url) {
  const lanes = await read(url, '/wps/relay/GCSGAME_newGameVendor');
  const { banners } = await read(url, '/wps/relay/MCSFE_getListAnnouncements?types=B');
  const { totalCount } = await read(url, '/wps/relay/GCSGAME_gameList?pageSize=1');
  return { games: totalCount, banners: banners.length, categories: lanes.data.lanes.length };
}

async function read(url, path) {
  const answer = await fetch(`${url}${path}`);
  return (await answer.json()).value;
}

async function signIn(url) {
  const { token } = await ask(url, undefined, '/ops/session/login', {
    username: 'admin',
    password: 'Baize-demo-1',
  });
  return token;
}

async function ask(url, token, path, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  const { success, value, message } = await answer.json();
  if (!success) throw new Error(`${path}: ${message} ${JSON.stringify(value)}`);
  return value;
}
