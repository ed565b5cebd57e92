import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { type ServedCampus, serveCampus } from '#tests/support/campus/served-campus.ts';

const FIRST_PORT = 20_000;
const PORTS_OF_A_WORKER = 100;

/** A browser's disk and the campus that it knows, as both were at one moment: any number of journeys begin there. */
export type PreparedPhone = {
  /** The campus's data at that moment, for `serveCampus({ from })`. */
  dataDir: string;
  /** Starts a browser on a copy of the disk; the copy goes with `remove`. */
  open: () => Promise<{ context: BrowserContext; remove: () => void }>;
};

export type PreparedPhones = {
  /** Where the campuses of all journeys of this worker listen: a browser keeps what it has by origin, and that names the port. */
  port: number;
  /** The phone that `prepare` leaves behind; prepared once for each `name`. */
  get: (
    name: string,
    prepare: (context: BrowserContext, campus: ServedCampus) => Promise<void>,
  ) => Promise<PreparedPhone>;
  remove: () => void;
};

/** The phones of one worker of the journeys, counted from 0 among those that run side by side. */
export async function preparedPhones(worker: number): Promise<PreparedPhones> {
  const root = mkdtempSync(join(tmpdir(), 'campus-phones-'));
  const port = await portOf(worker);
  const phones = new Map<string, Promise<PreparedPhone>>();
  return {
    port,
    get: (name, prepare) => {
      const known = phones.get(name) ?? preparePhone(join(root, name), port, prepare);
      phones.set(name, known);
      return known;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

async function preparePhone(
  folder: string,
  port: number,
  prepare: (context: BrowserContext, campus: ServedCampus) => Promise<void>,
): Promise<PreparedPhone> {
  const campus = await serveCampus({ port });
  const context = await chromium.launchPersistentContext(folder);
  await prepare(context, campus);
  // What the browser holds back, as local storage does for seconds, is on its disk once it is closed.
  await context.close();
  await campus.freeze();
  process.once('exit', () => rmSync(campus.dataDir, { recursive: true, force: true }));
  return { dataDir: campus.dataDir, open: () => openCopy(folder) };
}

async function openCopy(folder: string): Promise<{ context: BrowserContext; remove: () => void }> {
  const copy = mkdtempSync(join(tmpdir(), 'campus-phone-'));
  cpSync(folder, copy, { recursive: true });
  const context = await chromium.launchPersistentContext(copy);
  return { context, remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}

/**
 * A port that stays free between two campuses: below those that the system gives to outgoing connections, and from a range
 * of the worker's own.
 */
async function portOf(worker: number): Promise<number> {
  const first = FIRST_PORT + worker * PORTS_OF_A_WORKER;
  for (let port = first; port < first + PORTS_OF_A_WORKER; port += 1) if (await isFree(port)) return port;
  throw new Error(`No port from ${first} to ${first + PORTS_OF_A_WORKER} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
