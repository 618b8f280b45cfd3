import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Root may not use Chromium's sandbox; the rest keeps it from talking to anyone but us. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A second list takes the place of Playwright's own, so what it turns off stands here too. The
  // two popups of the address bar are ours: nobody sees them, and each context draws them for a second.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
];

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/serve.ts',
  workers: 2,
  // Generous, because a browser, a server and a database share two cores here, perhaps with other work.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: process.env.BAIZE_TEST_URL,
    browserName: 'chromium',
    locale: 'en-US',
    // What moves by itself would be drawn without a graphics card, and take the cores from the tests.
    contextOptions: { reducedMotion: 'reduce' },
    // Each context is new, and would fetch everything twice to keep it for a visit that never comes.
    serviceWorkers: 'block',
    // A trace of everything would take as long as the tests themselves.
    screenshot: 'only-on-failure',
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
