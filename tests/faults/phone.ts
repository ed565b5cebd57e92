import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { takeSnapshotsAway } from '#tests/support/device/page-snapshots.ts';
import { findShell } from '#tools/test/find-chromium.ts';

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-crash-restore-bubble',
  '--lang=en',
  '--accept-lang=en',
  '--window-size=360,740',
  '--remote-debugging-port=0',
];

/** A browser with a disk of its own, started as a process of ours: so it can be killed like a phone that loses its power. */
export type Phone = {
  context: () => BrowserContext;
  /** All of its processes at once, without a word to any of them. */
  kill: () => Promise<void>;
  /** Closed by its owner: it writes down what it held back, as local storage does for seconds. */
  close: () => Promise<void>;
  /** After a kill or a close: the same disk, a new browser. */
  start: () => Promise<void>;
  isOn: () => boolean;
  dispose: () => Promise<void>;
};

type Running = { child: ChildProcess; browser: Browser; context: BrowserContext };

export async function aPhone(): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'campus-phone-'));
  let running: Running | undefined;
  const phone: Phone = {
    context: () => {
      if (running === undefined) throw new Error('The phone is off.');
      return running.context;
    },
    isOn: () => running !== undefined,
    start: async () => {
      running = await launch(profile);
    },
    kill: async () => {
      if (running === undefined) return;
      const { child, browser } = running;
      running = undefined;
      const gone = once(child, 'exit');
      // Detached, so it leads a group of its own: every process of this browser and none of another.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => {});
    },
    close: async () => {
      if (running === undefined) return;
      const { child, browser } = running;
      running = undefined;
      const gone = once(child, 'exit');
      const devtools = await browser.newBrowserCDPSession();
      // The answer may be lost with the browser.
      await devtools.send('Browser.close').catch(() => {});
      await gone;
      await browser.close().catch(() => {});
    },
    dispose: async () => {
      await phone.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
  await phone.start();
  return phone;
}

async function launch(profile: string): Promise<Running> {
  const child = spawn(findShell(), [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await addressOf(child);
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no context.');
  await context.addInitScript(takeSnapshotsAway);
  return { child, browser, context };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (piece: Buffer) => {
      output += piece.toString();
      const address = /DevTools listening on (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The browser ended at once:\n${output}`)));
  });
}
