import { fileURLToPath } from 'node:url';
import { importCampus } from './content/import-campus.ts';
import { type Config, ConfigError, placeOf } from './runtime/config.ts';
import { isPublic } from './runtime/exposure.ts';
import { holdsDemo } from './store/content/demo-mark.ts';
import type { Store } from './store/database/open-store.ts';

const DEMO = fileURLToPath(new URL('./content/demo', import.meta.url));

/**
 * Fills an empty database with the demo campus where the operator asks for it, or where only this machine reaches it and
 * `npm start` or development asks; answers whether accounts with public passwords are there.
 *
 * The README prints these passwords, those of tutors and document reviewers included. Where the settings let others reach
 * the server, it opens such a database only with `--demo`: operators overlook warnings in a log, and an explicit option is a
 * decision. Throws ConfigError.
 */
export async function settleDemo(store: Store, config: Config): Promise<boolean> {
  const isAskedFor = config.demo === 'yes' || ((config.demo === 'if-local' || config.development) && !isPublic(config));
  const any = await store.read.selectFrom('organisation').select('id').limit(1).executeTakeFirst();
  if (any === undefined && isAskedFor) {
    const { dataDir, documentKey } = config;
    await importCampus({ store, dataDir, documentKey, folder: DEMO, now: new Date() });
  }
  const isDemo = await holdsDemo(store);
  if (isDemo && isPublic(config) && config.demo !== 'yes')
    throw new ConfigError(
      `The campus in ${placeOf(config)} holds demo accounts, whose passwords everybody knows, and PUBLIC_ORIGIN, TRUSTED_PROXY or BIND opens it to others: begin a real campus in a new DATA_DIR (or database) without demoPassword, or start with --demo to show the demo on purpose.`,
    );
  return isDemo;
}
