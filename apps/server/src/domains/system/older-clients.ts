import { system as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { brandOf } from './brand.ts';
import { serviceEntries } from './public-status.ts';
import { settingsOf } from './settings.ts';
import { publicTheme } from './theme.ts';

/** What the house has of the things that existing clients ask for by names of their own. */
export function olderSystemRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.appDomain, ({ domain: named }, _, { request }) => {
    const domain = (named || request.hostname).toLowerCase();
    const { mainDomain, domains } = settingsOf(house, 'domains');
    const isAppDomain = [mainDomain, ...domains.map((one) => one.domain)].includes(domain);
    return { isAppDomain, domain };
  });
  serve(app, contract.serviceScript, () => ({
    script: '',
    customerService: serviceEntries(house),
  }));
  serve(app, contract.pixelTrack, () => {
    const { analyticsId } = brandOf(house);
    return analyticsId ? [{ type: 'gtag', pixelId: analyticsId }] : [];
  });
  serve(app, contract.templates, () => {
    const { code, name } = brandOf(house);
    return [{ templateId: code, name, isDefault: true, theme: publicTheme(house) }];
  });
}
