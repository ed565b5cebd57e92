import { type Kysely, sql } from 'kysely';
import { ConfigError } from '#server/runtime/config.ts';
import type { ColumnTypes, Engine, Migration } from './migration.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

const TYPES: Readonly<Record<Engine, ColumnTypes>> = {
  sqlite: { text: 'text', integer: 'integer' },
  postgres: { text: 'text collate "C"', integer: 'bigint' },
};

/** Any number: it only has to be the same in every process of a campus. */
const MIGRATION_LOCK = 4_151_998;

/**
 * Brings the tables up to date, in one transaction that excludes every other process: SQLite by `begin immediate`,
 * PostgreSQL by an advisory lock, since `create table if not exists` itself races there. Throws ConfigError where a newer
 * release has been here.
 */
export async function migrate(
  database: Kysely<Tables>,
  engine: Engine,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    const types = TYPES[engine];
    await sql.raw(`create table if not exists applied_migration (name ${types.text} primary key)`).execute(trx);
    const applied = await sql<{ name: string }>`select name from applied_migration`.execute(trx);
    const names = new Set(applied.rows.map((row) => row.name));
    refuseNewer(names, migrations);
    for (const migration of migrations) {
      if (names.has(migration.name)) continue;
      for (const statement of migration.statements(types, engine)) await sql.raw(statement).execute(trx);
      await sql`insert into applied_migration (name) values (${migration.name})`.execute(trx);
    }
  });
}

/**
 * An older release knows neither the tables nor the rules of a newer one: what it would write there is lost or wrong after
 * the next upgrade. `applied`: names of the migrations that a database has run. Throws ConfigError.
 */
export function refuseNewer(applied: Iterable<string>, migrations: readonly Migration[] = MIGRATIONS): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !known.has(name)).sort();
  if (unknown.length === 0) return;
  throw new ConfigError(
    `A newer release has written to this database (${unknown.join(', ')}), and this one cannot go on with it: install the newer release again, or restore the backup that was made before the upgrade (docs/operating.md). Nothing was changed.`,
  );
}
