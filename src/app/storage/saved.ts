import type { QueryClient } from '@tanstack/react-query';
import type { Read } from '#cache/campus-query.ts';
import { exceptMissing } from '#cache/fetch-row.ts';
import { readCampus } from '#cache/read-campus.ts';
import type { SavedEngine } from '#cache/saved/deferred-saved-units.ts';
import { isKept, keepRead } from '#cache/saved/keep-read.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { HEADERS } from '#campus/network/headers.ts';
import { headerBytesOf } from '#campus/network/received-bytes.ts';
import { type PackageHosts, packageOrigin } from '#campus/player/package-origin.ts';
import { onConnectionChange, readConnection } from '#device/network/connection.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { askPackageHost } from '#device/packages/ask-package-host.ts';
import { keepFiles } from '#device/storage/keep-files.ts';
import { savedFiles } from '#device/storage/saved-files.ts';
import { deviceStorage } from '#device/storage/storage.ts';
import { boardQueries } from '#features/boards/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { boardsOf } from '#features/units/boards-of.ts';
import { unitQueries } from '#features/units/queries.ts';
import { userContentQueries } from '#features/user-content/queries.ts';
import { alone } from '#offline/alone.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { addReceived, monthKey, receivedIn, setCap } from '#offline/meter.ts';
import { LOCKS } from '#offline/names.ts';
import type { AccountDb } from '#offline/rows/account-db.ts';
import { finishedAt } from '#offline/saved/finished-at.ts';
import { askManifest } from '#offline/saved/manifest.ts';
import { openSaved } from '#offline/saved/open-saved.ts';
import { moduleOf } from '#offline/saved/plan.ts';
import type { DocumentStore, NetworkNow, SavedParts } from '#offline/saved/saved-parts.ts';
import type { SavedDocumentRow } from '#offline/saved/saved-rows.ts';
import { isQuota, Stopped } from '#offline/saved/stopped.ts';
import type { Wire } from '#wire/graphql.ts';
import { type LessonParts, lessonPartsOf } from './lesson-parts.ts';

export type SavedUnitsParts = {
  device: DeviceDb;
  db: AccountDb;
  wire: Wire;
  client: QueryClient;
  language: LanguageCode;
  online: OnlineStore;
  /** Where packages run; undefined where they do not. */
  packageHosts: PackageHosts | undefined;
  /** Left out: none. */
  lessonParts?: LessonParts;
};

/** The engine of saved units over this page: cache, wire, disk and network of the person. A chunk of its own. */
export async function openSavedUnits(given: SavedUnitsParts): Promise<SavedEngine> {
  const { online, db } = given;
  const saved = await openSaved(partsOf(given));
  const wake = (): void => {
    if (online.read()) void saved.wake().catch(() => {});
  };
  const stops = [online.subscribe(wake), onConnectionChange(wake)];
  return {
    ...saved,
    close: () => {
      for (const stop of stops) stop();
      if (db.isOpen()) saved.close();
    },
  };
}

function partsOf({
  device,
  db,
  wire,
  client,
  language,
  online,
  packageHosts,
  lessonParts = {},
}: SavedUnitsParts): SavedParts {
  const onReceived = (bytes: number): void => void addReceived(device, bytes, new Date()).catch(() => {});
  const asked = async (packageId: string, request: 'prepare' | 'prove', signal?: AbortSignal): Promise<boolean> =>
    packageHosts !== undefined &&
    askPackageHost(packageOrigin(packageHosts, packageId), request, { signal, onReceived });
  return {
    db,
    language,
    manifest: (unit) => askManifest(wire, unit, packageHosts),
    documents: documentsOf({ client, db, language, lessonParts }),
    files: savedFiles(db.name),
    hosts: {
      prepare: (packageId, signal) => asked(packageId, 'prepare', signal),
      isReady: (packageId) => asked(packageId, 'prove'),
    },
    fetch: (url, signal) =>
      url.startsWith('/packages/') ? fetchOfPackage(packageHosts, url, signal) : fetchOwn(url, signal),
    network: () => networkNow(online),
    storage: deviceStorage,
    meter: {
      read: async () => {
        const key = monthKey(new Date());
        return { key, received: await receivedIn(device, key) };
      },
      add: (bytes, path) => addReceived(device, bytes === 0 ? 0 : bytes + headerBytesOf(path, performance), new Date()),
      setCap: (bytes) => setCap(device, bytes),
    },
    alone: (work, signal) => alone(LOCKS.saved, work, signal),
    finishedAt: (unit) => finishedAt(wire, unit),
    now: () => Date.now(),
  };
}

/** Past the worker and the browser's own cache, which would keep a second copy; a portal's page is no answer of the campus. */
async function fetchOwn(url: string, signal: AbortSignal): Promise<Response> {
  return ofCampus(await fetch(url, { signal, cache: 'no-store' }));
}

function ofCampus(answer: Response): Response {
  if (!answer.headers.has(HEADERS.campus)) throw new TypeError('This is no answer of the campus.');
  return answer;
}

/** From the content host that packages share; whether it is the package's the hash says. */
async function fetchOfPackage(hosts: PackageHosts | undefined, url: string, signal: AbortSignal): Promise<Response> {
  if (hosts === undefined) throw new TypeError('Packages do not run here.');
  return ofCampus(await fetch(hosts.contentOrigin + url, { signal, cache: 'no-store', credentials: 'omit' }));
}

function networkNow(online: OnlineStore): NetworkNow {
  if (!online.read()) return 'none';
  const { metered, saveData } = readConnection();
  if (metered) return 'metered';
  if (saveData) return 'saving-data';
  return metered === undefined ? 'unknown' : 'free';
}

type OfDocuments = Required<Pick<SavedUnitsParts, 'client' | 'db' | 'language' | 'lessonParts'>>;

function documentsOf({ client, db, language, lessonParts }: OfDocuments): DocumentStore {
  return {
    keep: async (row, signal) => {
      for (const read of readsOf(row, language)) {
        const answer = await keepRead(client, read, signal);
        await keepShownWith(lessonPartsOf(JSON.stringify(answer), lessonParts));
      }
      for (const read of await livingReadsOf(client, row, language))
        await keepRead(client, read, signal).catch(exceptMissing);
    },
    has: async (row) => {
      for (const read of readsOf(row, language)) if (!(await isKept(client, read))) return false;
      return true;
    },
    release: async (row) => {
      const living = await livingReadsOf(client, row, language).catch(() => []);
      for (const { key } of [...readsOf(row, language), ...living])
        await db.answers.update(JSON.stringify(key), { saved: false });
    },
  };
}

/** A lesson is on the device once what it is shown with is. */
async function keepShownWith(files: readonly string[]): Promise<void> {
  if (files.length > 0)
    await keepFiles('lessonParts', files).catch((cause: unknown) => {
      throw isQuota(cause) ? cause : new Stopped('offline', { cause });
    });
}

/**
 * With a course come its boards (BOARD-14) and what was made in it (UGC-11). They change all the time, so the tick says nothing
 * of them.
 */
async function livingReadsOf(
  client: QueryClient,
  { document }: Pick<SavedDocumentRow, 'document'>,
  language: LanguageCode,
): Promise<Read<unknown>[]> {
  if (document.kind !== 'COURSE') return [];
  const { course } = await readCampus(client, unitQueries.course(document.id, language));
  if (course === null) return [];
  return [
    ...boardsOf(course).map((id) => boardQueries.latest(id, language)),
    ...course.userContents.map(({ id }) => userContentQueries.one(id, language)),
  ];
}

/** The reads by which a page of a unit is opened. A course of a module has its page there and one of its own. */
function readsOf(
  { document, unit }: Pick<SavedDocumentRow, 'document' | 'unit'>,
  language: LanguageCode,
): Read<unknown>[] {
  const { kind, id, courseId } = document;
  switch (kind) {
    case 'MODULE':
      return [unitQueries.module(id, language)];
    case 'COURSE': {
      const moduleId = moduleOf(document, unit);
      const own = unitQueries.course(id, language);
      return moduleId === undefined ? [own] : [own, unitQueries.course(id, language, moduleId)];
    }
    case 'LESSON':
      return [lessonQueries.one(id, courseId ?? '', language)];
    default:
      return kind satisfies never;
  }
}
