import config from './playwright.config.ts';

// Plain and with TLS, both from the default build.
const webServer = [config.webServer].flat().slice(0, 2);

/** The short form of `npm run test:rebrand`: legible, light, in both themes. */
export default {
  ...config,
  testMatch: ['rebrand/looks.ts', 'weight.spec.ts'],
  webServer,
};
