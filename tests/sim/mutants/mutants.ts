import type { Mutant } from './mutant.ts';

const NO_DEDUP = {
  file: 'server/commands/core/once.ts',
  search: 'if (key === undefined) return effectOf(',
  replace: 'if (key === undefined || key !== undefined) return effectOf(',
};

/** The mutants of the simulator (CODE-6): each is a mistake that somebody could make, and the simulator must find. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'delete-before-ack',
    patches: [
      {
        file: 'src/offline/outbox/drain.ts',
        search: '  const outcome = await parts.post({',
        replace: "  await device.outbox.where('id').equals(entry.id).delete();\n  const outcome = await parts.post({",
      },
    ],
  },
  { name: 'no-dedup', patches: [NO_DEDUP] },
  {
    name: 'toggle-instead-of-set',
    patches: [
      {
        file: 'server/commands/lists/set-bookmark.ts',
        search: '  if (isBookmarked)\n',
        replace: `  const known = await trx.selectFrom('bookmark').select('item_id').where('person_id', '=', personId)
    .where('kind', '=', kind).where('item_id', '=', itemId).executeTakeFirst();
  if (known === undefined)\n`,
      },
    ],
  },
  {
    name: 'dedup-outside-transaction',
    patches: [
      {
        file: 'server/commands/core/once.ts',
        search: `  return store.transaction(async (trx) => {
    const { personId, key } = act;
    if (key === undefined) return effectOf(trx, act, work);
    const hash =`,
        replace: `  const { personId, key } = act;
  if (key === undefined) return store.transaction((trx) => effectOf(trx, act, work));
  let first;
  let hash;
  return store.transaction(async (trx) => {
    hash =`,
      },
      { file: 'server/commands/core/once.ts', search: 'const first = await trx', replace: 'first = await trx' },
      {
        file: 'server/commands/core/once.ts',
        search: '    if (first === undefined) return storedAnswer(trx, personId, key, hash);',
        replace: `  }).then(() => store.transaction(async (trx) => {
    if (first === undefined) return storedAnswer(trx, personId, key, hash);`,
      },
      {
        file: 'server/commands/core/once.ts',
        search: '    return answered;\n  });\n',
        replace: '    return answered;\n  }));\n',
      },
    ],
  },
  {
    name: 'no-per-account-key',
    patches: [
      {
        file: 'src/offline/outbox/outbox.ts',
        search: "return device.outbox.where('[owner+organisation]').equals([viewerId, organisation]);",
        replace: 'return device.outbox.filter(() => viewerId !== organisation);',
      },
    ],
  },
  {
    name: 'server-error-is-sent',
    patches: [
      {
        file: 'src/offline/outbox/post-entry.ts',
        search: "      return { is: 'later', ...(error",
        replace: `      if ((error.failure.status ?? 0) >= 500) return { is: 'accepted', revision: 0 };
      return { is: 'later', ...(error`,
      },
    ],
  },
  {
    name: 'lock-only',
    patches: [
      NO_DEDUP,
      {
        file: 'src/offline/outbox/drain.ts',
        search: ".modify({ state: 'sent-maybe', attempts, sentAt: parts.now() })",
        replace: '.modify({ attempts })',
      },
    ],
  },
  {
    name: 'no-park',
    patches: [
      {
        file: 'src/offline/outbox/drain.ts',
        search: '      await park(parts, entry, outcome.code);',
        replace: '      await row.modify({ notBefore: parts.now() + 60_000 });',
      },
    ],
  },
  {
    name: 'order-by-client-clock',
    patches: [
      {
        file: 'src/offline/outbox/outbox.ts',
        search: "return ofAccount(device, account).sortBy('seq');",
        replace: "return ofAccount(device, account).sortBy('queuedAt');",
      },
    ],
  },
  {
    name: 'missing-overlay',
    patches: [
      {
        file: 'src/cache/overlay.ts',
        search: '(data, { entry, bound }) => (liesOver(entry, row.asOf) ? bound.change(key, data) : data),',
        replace: '(data) => data,',
      },
    ],
  },
  {
    name: 'dependant-before-parent',
    patches: [
      {
        file: 'src/offline/outbox/outbox.ts',
        search: 'return !entry.dependsOn.some((parent) => open.has(parent));',
        replace: 'return true;',
      },
    ],
  },
  {
    name: 'refresh-without-grace',
    patches: [
      {
        file: 'server/auth/refresh-token.ts',
        search: '  if (now.getTime() - Date.parse(usedAt) <= REFRESH_GRACE_SECONDS * 1000) return renewed;\n',
        replace: '',
      },
      {
        file: 'server/auth/refresh-token.ts',
        search: 'if (await isUnseen(trx, refreshToken, at)) {',
        replace: 'if (false) {',
      },
    ],
  },
  {
    name: 'accepted-dropped-early',
    patches: [
      {
        file: 'src/cache/settle.ts',
        search: '!needed.has(id)',
        replace: "id !== ''",
      },
    ],
  },
  {
    name: 'older-read-applied',
    patches: [
      {
        file: 'src/cache/fetch-row.ts',
        search: '  if (reply.asOf < floorOf(client)) reply = await send();\n',
        replace: '',
      },
      {
        file: 'src/cache/persister.ts',
        search: '  if (known !== undefined && known.asOf > row.asOf) return known;\n',
        replace: '',
      },
      { file: 'src/cache/persister.ts', search: 'onDisk.asOf > row.asOf ?', replace: 'onDisk.asOf < 0 ?' },
      {
        file: 'src/offline/rows/answer-to-keep.ts',
        search: '  if (known !== undefined && known.asOf > row.asOf) return known;\n',
        replace: '',
      },
    ],
  },
];
