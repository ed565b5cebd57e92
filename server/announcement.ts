import { join } from 'node:path';
import { pickText } from './model/localized.ts';
import type { Config } from './runtime/config.ts';
import type { Campuses } from './store/content/campuses.ts';

/** What the start prints: where each campus is, who can log in to a demo, where e-mails go. */
export async function announcement(campuses: Campuses, config: Config, port: number): Promise<string> {
  const lines: string[] = ['', 'The campus is running.', ''];
  const all = await campuses.all();
  for (const { denomination, host } of all) lines.push(`  ${denomination.padEnd(24)} http://${host}:${port}`);
  if (all.length === 0) lines.push('  There is no organisation yet: npm run campus -- import DIR');
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
  const files = `files in ${join(config.dataDir, 'mail')}, a demo shows them at /dev/mail`;
  lines.push(
    '',
    `E-mails go to ${config.smtpUrl === undefined ? files : 'the server of SMTP_URL'}. Stop with Ctrl-C.`,
    '',
  );
  return `${lines.join('\n')}\n`;
}
