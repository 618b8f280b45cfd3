import { type PageName, type Pages, savePage, storedPage } from '../domains/system/index.ts';
import type { House } from '../platform/house.ts';

type Brand = { [Name in PageName]?: Pages[Name] };

const demoBrand: Brand = {
  resources: {
    resources: [
      { resourceType: 'Android', url: '/download/android', labelNameEn: 'Android app' },
      { resourceType: 'iOS', url: '/download/ios', labelNameEn: 'iOS app' },
      { resourceType: 'LITE', url: '/download/lite', labelNameEn: 'Lite app' },
      { resourceType: 'TELEGRAM', url: 'https://t.me/baize_demo', labelNameEn: 'Telegram' },
      {
        resourceType: 'TELEGRAM1',
        url: 'https://t.me/baize_demo_news',
        labelNameEn: 'Telegram news',
      },
      { resourceType: 'WHATSAPP', url: 'https://wa.me/10000000000', labelNameEn: 'WhatsApp' },
    ],
  },
  'customer-service': {
    entries: [
      { csType: 'LIVECHAT', title: 'Live chat', url: '/?chat=support' },
      { csType: 'TELEGRAM', title: 'Telegram', url: 'https://t.me/baize_demo' },
      { csType: 'WHATSAPP', title: 'WhatsApp', url: 'https://wa.me/10000000000' },
      { csType: 'FACEBOOK', title: 'Facebook', url: 'https://www.facebook.com/baize.demo' },
    ],
  },
};

/** What the demo adds to the shipped settings; a page that someone saved stays as it is. */
export async function fillBrand(house: House): Promise<void> {
  for (const [name, content] of Object.entries(demoBrand) as [PageName, Pages[PageName]][]) {
    if (storedPage(house, name).version > 0) continue;
    await savePage(house, { operatorId: 0n, address: undefined }, name, { version: 0, content });
  }
  await askForBirthday(house);
}

/** The demo's market wants a date of birth of everyone who registers. */
async function askForBirthday(house: House): Promise<void> {
  const { version, content } = storedPage(house, 'register');
  if (version > 0) return;
  const birthday = { ...content.fields.birthday, fieldEnabled: true, required: true };
  const asking = { ...content, fields: { ...content.fields, birthday } };
  const editor = { operatorId: 0n, address: undefined };
  await savePage(house, editor, 'register', { version, content: asking });
}
