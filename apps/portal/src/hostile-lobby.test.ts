import { expect, test } from 'vitest';
import { renderLobby } from './entry-server.tsx';
import type { FirstView } from './first-view.ts';

const SCRIPT = 'javascript:alert(1)';
/** Ways out of the place where a text stands: an element, an attribute, an address. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '&lt;img src=x onerror=alert(1)&gt;',
  '</style><svg onload=alert(1)>',
  SCRIPT,
];

test('no text of operators or members that the lobby shows becomes more than a text', async () => {
  for (const words of HOSTILE) {
    const { markup } = await renderLobby(lobbyOf(words));
    expect(markup).toContain(written(words));
    // Whatever stands in an attribute is written without these signs, so a tag ends where it seems to.
    for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
      expect(tag).not.toMatch(/^<(script|iframe|object|embed)/i);
      expect(tag).not.toMatch(/(href|action)="\s*javascript:/i);
      expect(tag.replace(/="[^"]*"/g, '')).not.toMatch(/\s(on\w+|autofocus)/i);
    }
  }
});

const written = (words: string) =>
  words.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#x27;',
  );

/** A lobby in which everything that somebody wrote says the same. */
function lobbyOf(words: string): FirstView {
  const game = {
    nodeId: 1,
    displayName: words,
    showIcon: words,
    defaultIcon: words,
    vassalage: words,
    gameType: 'RNG',
    gameCode: 'x',
    theme: 1,
    isHot: 1,
    isNew: false,
    maintenance: false,
  };
  const brand = {
    code: 'x',
    name: words,
    currency: words,
    currencySymbol: words,
    currencyPosition: 'F',
    currencyDecimals: 2,
    timeZone: words,
    timeZoneOffsetMinutes: 0,
    defaultLanguage: 'EN',
    languages: ['EN'],
    jackpotTicker: 'display',
  };
  const banner = {
    id: 1,
    title: words,
    content: words,
    imageUrl: words,
    imageUrlTall: words,
    videoUrl: '',
    linkage: SCRIPT,
    linkageType: 'EXTERNAL',
  };
  const resources = ['CERTIFICATION', 'TELEGRAM', 'Android'].map((resourceType) => ({
    resourceType,
    labelNameEn: words,
    url: SCRIPT,
  }));
  const theme = { logo: null, both: { '--x': words }, dark: {}, light: {} };
  const info = {
    brand,
    resources,
    customerService: [],
    theme,
    whitelabel: {
      modId: 'COMM3',
      enabled: '1',
      childrenNodes: [{ modId: 'GAMELOHOT3', enabled: '1', childrenNodes: [] }],
    },
  };
  const view = {
    language: 'EN',
    theme: 'dark',
    data: {
      status: { state: 0, info },
      announcements: {
        banners: ['w_home', 'w_promotion'].map((groupName) => ({ ...banner, groupName })),
        player: [{ id: 1, title: words, content: words }],
        promotion: [],
        pages: [],
      },
      lanes: [
        {
          title: 'RNG',
          gameCount: 1,
          gameClassify: [],
          cards: ['a', 'b'].map((vassalage) => ({
            vassalage,
            displayName: words,
            smallIcon: words,
          })),
        },
      ],
      hot: [game],
      rows: { RNG: [game], JACKPOT: [game] },
      winners: {
        list: [{ vo: { customerName: words, winAmount: '5', gameName: words, iconUrl: words } }],
      },
    },
  };
  return view as unknown as FirstView;
}
