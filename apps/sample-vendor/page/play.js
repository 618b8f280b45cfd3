const query = new URLSearchParams(location.search);
const token = query.get('token') ?? '';
const find = (id) => document.getElementById(id);
const TURN_MS = matchMedia('(prefers-reduced-motion: reduce)').matches ? 50 : 3_300;

let fields = [];
let currency = 'USD';
let stake = 100;
let turns = 0;
let isTurning = false;

const money = (cents) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);

async function ask(path, message) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(message) });
  return response.json();
}

const WORDS = {
  SESSION_EXPIRED: 'This game was closed. Please open it from the lobby again.',
  INSUFFICIENT_FUNDS: 'Your balance does not cover this stake.',
  PLAYER_BLOCKED: 'The house takes no bets from you at the moment.',
  NO_ANSWER: 'The house did not answer. If your stake was taken, it is being given back.',
};

function say(words, isWon = false) {
  const line = find('said');
  line.textContent = words;
  line.className = isWon ? 'won' : '';
}

async function open() {
  const visit = await ask('session', { token });
  if (visit.status !== 'OK') return say(WORDS[visit.status] ?? WORDS.NO_ANSWER);
  fields = visit.fields;
  currency = visit.currency;
  find('name').textContent = titleOf(visit.gameCode);
  document.title = find('name').textContent;
  find('balance').textContent = money(visit.balance);
  find('hash').textContent = visit.hash;
  find('rules').textContent = rulesOf(visit);
  drawWheel();
  drawStakes(visit.stakes);
  find('spin').disabled = false;
}

const titleOf = (code) =>
  code
    .split(/[-_.:]/)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

function rulesOf({ fields: all, returnPercent }) {
  const counts = new Map();
  for (const pays of all) counts.set(pays, (counts.get(pays) ?? 0) + 1);
  const lines = [...counts]
    .sort((a, b) => b[0] - a[0])
    .map(([pays, count]) => `${count} of ${all.length} pay ${paysWords(pays)}`);
  return `All fields are equally likely: ${lines.join(', ')}. In the long run ${returnPercent} % comes back.`;
}

const paysWords = (pays) =>
  pays === 0 ? 'nothing' : pays === 1 ? 'the stake back' : `${pays} times the stake`;

const COLOURS = { 0: '#173428', 1: '#24543f', 2: '#2f6f8f', 4: '#8a4fa3', 5: '#c79a3e' };
const SVG = 'http://www.w3.org/2000/svg';

function shape(name, attributes, text) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text) node.textContent = text;
  return node;
}

function drawWheel() {
  const wheel = find('wheel');
  wheel.append(shape('circle', { r: 106, fill: '#8f6d24' }));
  const step = (2 * Math.PI) / fields.length;
  fields.forEach((pays, n) => {
    const [from, to] = [(n - 0.5) * step, (n + 0.5) * step].map((angle) => [
      100 * Math.sin(angle),
      -100 * Math.cos(angle),
    ]);
    const path = `M0 0L${from.join(' ')}A100 100 0 0 1 ${to.join(' ')}Z`;
    wheel.append(shape('path', { d: path, fill: COLOURS[pays], stroke: '#0b1712' }));
    const place = {
      transform: `rotate(${(360 / fields.length) * n}) translate(0 -82)`,
      'text-anchor': 'middle',
      fill: '#f2efe6',
      'font-size': 13,
      'font-weight': 700,
    };
    if (pays > 0) wheel.append(shape('text', place, `×${pays}`));
  });
  wheel.append(
    shape('circle', { r: 20, fill: '#d9b25f' }),
    shape('circle', { r: 14, fill: '#12251d' }),
  );
}

function drawStakes(stakes) {
  find('stakes').replaceChildren(
    ...stakes.map((cents) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.role = 'radio';
      button.textContent = money(cents);
      button.ariaChecked = String(cents === stake);
      button.addEventListener('click', () => {
        stake = cents;
        for (const one of find('stakes').children) one.ariaChecked = String(one === button);
      });
      return button;
    }),
  );
}

async function spin() {
  if (isTurning) return;
  isTurning = true;
  find('spin').disabled = true;
  say('The stake is being taken…');
  const result = await ask('spin', { token, stake }).catch(() => ({ status: 'NO_ANSWER' }));
  if (result.status === 'OK') await show(result);
  else say(WORDS[result.status] ?? WORDS.NO_ANSWER);
  if (result.balance !== undefined && result.balance !== null) {
    find('balance').textContent = money(result.balance);
  }
  if (result.nextHash) find('hash').textContent = result.nextHash;
  isTurning = false;
  find('spin').disabled = result.status === 'SESSION_EXPIRED';
}

/** Turns to what was decided; the wheel decides nothing. */
async function show({ field, salt, payout }) {
  turns += 5;
  const angle = turns * 360 - (360 / fields.length) * field;
  find('wheel').style.transform = `rotate(${angle}deg)`;
  say('…');
  await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  const isWon = payout > stake;
  const back = payout === stake ? 'Your stake comes back.' : 'Nothing this time.';
  say(isWon ? `×${fields[field]}: you win ${money(payout)}` : back, isWon);
  find('proof').textContent = `${field}:${salt}`;
  const item = document.createElement('li');
  item.textContent = `×${fields[field]}`;
  item.className = isWon ? 'won' : '';
  find('last').prepend(item);
  while (find('last').children.length > 12) find('last').lastChild.remove();
}

find('spin').addEventListener('click', () => void spin());
open().catch(() => say('The studio does not answer. Please try again in a while.'));
