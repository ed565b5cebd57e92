import type { ColumnTypes, Engine, Migration } from './migration.ts';

/** A table of which some rows count, for one thing of the organisation that the row's person belongs to. */
interface Counted {
  readonly table: string;
  readonly kind: 'course' | 'module' | 'rating';
  /** The column that names the thing. */
  readonly id: string;
  /** What is counted apart; 0: nothing is. */
  readonly value: (row: string) => string;
  /** Whether a row counts. */
  readonly counts: (row: string) => string;
}

const COUNTED: readonly Counted[] = [
  {
    table: 'course_status',
    kind: 'course',
    id: 'course_id',
    value: () => '0',
    counts: (row) => `${row}.status in ('TAKEN', 'COMPLETED')`,
  },
  { table: 'enrolment', kind: 'module', id: 'module_id', value: () => '0', counts: () => '1 = 1' },
  {
    table: 'course_review',
    kind: 'rating',
    id: 'course_id',
    value: (row) => `${row}.rating`,
    counts: () => '1 = 1',
  },
];

/**
 * How many learners each course and module has, and how many gave which rating. The database keeps these numbers itself, in
 * the transaction of whoever writes what is counted, so that no read has to count everybody.
 */
export const TALLY_MIGRATION: Migration = {
  name: '0014-tallies',
  statements: (types, engine) => [
    tallyTable(types),
    ...COUNTED.map(countOnce),
    ...COUNTED.flatMap((counted) => triggersOf(counted, engine)),
  ],
};

function tallyTable({ text, integer }: ColumnTypes): string {
  return `create table tally (
    organisation_id ${text} not null references organisation (id), kind ${text} not null, id ${text} not null,
    value ${integer} not null, many ${integer} not null, primary key (organisation_id, kind, id, value))`;
}

/** What there is already. */
function countOnce({ table, kind, id, value, counts }: Counted): string {
  return `insert into tally (organisation_id, kind, id, value, many)
    select person.organisation_id, '${kind}', one.${id}, ${value('one')}, count(*)
    from ${table} as one inner join person on person.id = one.person_id
    where ${counts('one')} group by 1, 3, 4`;
}

/** A change takes the old row out and the new one in, unless both count the same. */
function triggersOf(counted: Counted, engine: Engine): string[] {
  const { table, id, value, counts } = counted;
  const same = `new.${id} = old.${id} and ${value('new')} = ${value('old')}`;
  const trigger = (name: string, event: string, row: 'new' | 'old', condition: string): string[] =>
    triggerOf(engine, { name: `tally_${table}_${name}`, table, event, condition, act: add(counted, row) });
  return [
    ...trigger('insert', 'insert', 'new', counts('new')),
    ...trigger('delete', 'delete', 'old', counts('old')),
    ...trigger('from', 'update', 'old', `${counts('old')} and not (${counts('new')} and ${same})`),
    ...trigger('to', 'update', 'new', `${counts('new')} and not (${counts('old')} and ${same})`),
  ];
}

function add({ kind, id, value }: Counted, row: 'new' | 'old'): string {
  return `insert into tally (organisation_id, kind, id, value, many)
    select person.organisation_id, '${kind}', ${row}.${id}, ${value(row)}, ${row === 'new' ? 1 : -1}
    from person where person.id = ${row}.person_id
    on conflict (organisation_id, kind, id, value) do update set many = tally.many + excluded.many;`;
}

interface Trigger {
  readonly name: string;
  readonly table: string;
  readonly event: string;
  readonly condition: string;
  readonly act: string;
}

function triggerOf(engine: Engine, { name, table, event, condition, act }: Trigger): string[] {
  if (engine === 'sqlite')
    return [`create trigger ${name} after ${event} on ${table} for each row when ${condition} begin ${act} end`];
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${act} return null; end $$`,
    `create trigger ${name} after ${event} on ${table} for each row when (${condition}) execute function ${name}()`,
  ];
}
