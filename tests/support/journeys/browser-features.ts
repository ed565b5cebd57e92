/**
 * What a window of Chromium prepares around the page: two pages for the suggestions of its address bar, each time. Nobody
 * types there in a test, and they took a quarter of the processor's time.
 */
const AROUND_THE_PAGE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright turns off itself as far as it matters here: of two such switches a browser takes the last one only. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A switch of Chromium: its features that no test is about. */
export const WITHOUT_FEATURES = `--disable-features=${[...AROUND_THE_PAGE, ...BY_PLAYWRIGHT].join(',')}`;
