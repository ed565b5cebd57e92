import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface ConsentDecision {
  readonly personId: string;
  readonly consentId: string;
  readonly action: 'consent' | 'revoke';
  /** SHA-256 (hex) of the text that was read, and its language: what was agreed to can be shown later. */
  readonly textHash: string;
  readonly language: string;
  readonly now: Date;
}

/** Adds a decision to the person's history; the same decision again changes nothing (GATE-4). */
export async function decideConsent(trx: Trx, decision: ConsentDecision): Promise<CommandResult> {
  const { personId, consentId, action } = decision;
  const last = await trx
    .selectFrom('consent_decision')
    .select(['number', 'action', 'text_hash'])
    .where('person_id', '=', personId)
    .where('consent_id', '=', consentId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  // Nothing was ever agreed to, so there is nothing to take back.
  if (last === undefined && action === 'revoke') return done();
  if (last?.action === action && (action === 'revoke' || last.text_hash === decision.textHash)) return done();
  await trx
    .insertInto('consent_decision')
    .values({
      person_id: personId,
      consent_id: consentId,
      number: (last?.number ?? 0) + 1,
      action,
      text_hash: decision.textHash,
      language: decision.language,
      decided_at: decision.now.toISOString(),
    })
    .execute();
  return done();
}
