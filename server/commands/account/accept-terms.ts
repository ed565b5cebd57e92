import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface TermsAcceptance {
  readonly personId: string;
  readonly termsId: string;
  /** SHA-256 (hex) of the text that was shown, and its language. */
  readonly textHash: string;
  readonly language: string;
  readonly now: Date;
}

/** Notes that a version of the terms was accepted; the first time is the one that counts. */
export async function acceptTerms(trx: Trx, acceptance: TermsAcceptance): Promise<CommandResult> {
  await trx
    .insertInto('terms_acceptance')
    .values({
      person_id: acceptance.personId,
      terms_id: acceptance.termsId,
      text_hash: acceptance.textHash,
      language: acceptance.language,
      accepted_at: acceptance.now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return done();
}
