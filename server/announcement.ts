import { join } from 'node:path';
import { pickText } from './model/localized.ts';
import { type Config, placeOf } from './runtime/config.ts';
import { isPublic } from './runtime/exposure.ts';
import type { Campuses } from './store/content/campuses.ts';

/** What the start prints: where each campus is, who can log in to a demo, where e-mails go. */
export async function announcement(
  campuses: Campuses,
  config: Config,
  { port, addresses }: { port: number; addresses: readonly string[] | undefined },
): Promise<string> {
  const all = await campuses.all();
  if (all.length === 0) return withoutCampus(config, port);
  const lines: string[] = ['', 'The campus is running.', ''];
  for (const { denomination, host } of all) lines.push(`  ${denomination.padEnd(24)} http://${host}:${port}`);
  if (config.publicOrigin !== undefined) lines.push(`  Public address           ${config.publicOrigin}`);
  for (const { denomination, catalogue } of all) {
    const { demo } = catalogue.organisation;
    if (demo === null) continue;
    lines.push('', `Demo accounts of ${denomination} (password ${demo.password}):`);
    for (const { email, note } of demo.accounts) {
      // Whoever starts a server reads the language of its other lines.
      const text = typeof note === 'string' ? note : pickText(note, { asked: 'en', fallback: [] }).text;
      lines.push(`  ${email.padEnd(30)} ${text}`);
    }
  }
  if (isPublic(config) && all.some(({ catalogue }) => catalogue.organisation.demo !== null))
    lines.push('', 'WARNING: others can reach this demo, and everybody knows its passwords. Keep nothing real in it.');
  if (addresses !== undefined)
    lines.push('', `It listens at ${addresses.join(' and ')} only; BIND names another address of this machine.`);
  const files = `files in ${join(config.dataDir, 'mail')}, a demo shows them at /dev/mail`;
  lines.push(
    '',
    `E-mails go to ${config.smtpUrl === undefined ? files : 'the server of SMTP_URL'}. Stop with Ctrl-C.`,
    '',
  );
  return `${lines.join('\n')}\n`;
}

function withoutCampus(config: Config, port: number): string {
  return `
There is no campus in ${placeOf(config)}: port ${port} answers with a page that says so, and nothing else.

  If it should be there: stop, and start with the right DATA_DIR (--data-dir) or DATABASE_URL, or restore the backup.
  A campus of your own:  npm run campus -- import DIR   (this server shows it at once)
  The demo campus:       npm start -- --demo

Stop with Ctrl-C.
`;
}
