import { readStored, writeStored } from '../brand/stored.ts';

const WORD = /^[A-Za-z0-9_.~-]{1,60}$/;
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

type Words = { source: string; campaign: string };

/** The words of an address that say what brought someone: `?utm_source=mail&utm_campaign=spring`. */
export function wordsIn(search: string): Words {
  const given = new URLSearchParams(search);
  const word = (name: string) => {
    const value = given.get(name) ?? '';
    return WORD.test(value) ? value : '';
  };
  return { source: word('utm_source'), campaign: word('utm_campaign') };
}

/** Once a day for each browser, when somebody moves; who it is, nobody is told. */
export function countVisit(): void {
  const arrived = wordsIn(location.search);
  if (arrived.source) writeStored('cameBy', `${arrived.source} ${arrived.campaign}`);
  const today = new Date().toISOString().slice(0, 10);
  if (readStored('visited') === today) return;
  const tell = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, tell);
    if (readStored('visited') === today) return;
    writeStored('visited', today);
    void import('./tell-visit.ts').then(({ tellVisit }) => tellVisit(cameBy())).catch(() => {});
  };
  for (const sign of SIGNS) window.addEventListener(sign, tell, { passive: true });
}

/** What brought them when they last came by something. */
function cameBy(): Words {
  const [source = '', campaign = ''] = (readStored('cameBy') ?? '').split(' ');
  return { source, campaign };
}

/** The same as it stands in the address that a registration tells. */
export function cameByText(): string {
  const { source, campaign } = cameBy();
  if (!source) return '';
  const words = new URLSearchParams({ utm_source: source });
  if (campaign) words.set('utm_campaign', campaign);
  return `?${words}`;
}
