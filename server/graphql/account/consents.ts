import { acceptTerms } from '#server/commands/account/accept-terms.ts';
import { decideConsent } from '#server/commands/account/decide-consent.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import { graphqlError } from '#server/graphql/core/graphql-errors.ts';
import type {
  MutationAcceptTermsOfServiceArgs,
  MutationUpdateConsentRequestArgs,
  QueryConsentRequestArgs,
} from '#server/graphql/core/schema.gen.ts';
import { consentsFor } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { waits } from '#server/http/waits.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import { pickText } from '#server/model/localized.ts';
import { textHashOf } from '#server/model/text-hash.ts';
import type { Consent, Terms } from '#server/model/text-shapes.ts';
import { termsAt } from '#server/policies/terms.ts';
import { viewerSource } from './viewer.ts';

export const consentQueries = {
  /** The text of a consent is no secret: a visitor reads it before registering with a partner. */
  consentRequest: (_: unknown, { identifier }: QueryConsentRequestArgs, { catalogue }: CampusContext) => {
    const { consents, subOrganisations } = catalogue;
    const all = [...consents, ...subOrganisations.flatMap(({ registerConsent }) => registerConsent ?? [])];
    return all.find((consent) => consent.identifier === identifier) ?? null;
  },
  latestTermsOfService: (_: unknown, __: unknown, { catalogue, now }: CampusContext) =>
    termsAt(catalogue.terms, now) ?? null,
  unacceptedTermsOfService: async (_: unknown, __: unknown, { catalogue, profile, now }: CampusContext) => {
    const latest = termsAt(catalogue.terms, now);
    if (latest === undefined || profile === undefined) return null;
    return (await profile.acceptedTerms()).has(latest.id) ? null : latest;
  },
};

export const consentResolvers = {
  ConsentRequest: {
    denomination: ({ denomination }: Consent, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    description: ({ description }: Consent, _: unknown, { languages }: CampusContext) =>
      pickText(description, languages).text,
    consented: async ({ id }: Consent, _: unknown, { profile }: CampusContext) =>
      (await profile?.consents())?.has(id) ?? false,
    language: ({ description }: Consent, _: unknown, { languages }: CampusContext) =>
      pickText(description, languages).language,
  },
  TermsOfService: {
    denomination: ({ denomination }: Terms, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    content: ({ content }: Terms, _: unknown, { languages }: CampusContext) => pickText(content, languages).text,
    language: ({ content }: Terms, _: unknown, { languages }: CampusContext) => pickText(content, languages).language,
  },
};

export const consentMutations = {
  updateConsentRequest: async (_: unknown, args: MutationUpdateConsentRequestArgs, context: CampusContext) => {
    if (context.person && (await waits(context, 'consent', context.person.id)))
      throw graphqlError('RATE_LIMITED', 'Too many decisions.');
    const consent = (await consentsFor(context)).find(({ id }) => id === args.id);
    const outcome = await act(context, { field: 'updateConsentRequest', args }, async (trx, person) => {
      if (consent === undefined) return refused('NOT_FOUND');
      let last: CommandResult = refused('INVALID_INPUT');
      for (const action of args.actions) {
        const { language } = pickText(consent.description, context.languages);
        const decision = { personId: person.id, consentId: consent.id, action, now: context.now };
        last = await decideConsent(trx, { ...decision, textHash: textHashOf(consent.description), language });
      }
      return last;
    });
    return { ...payloadOf(outcome), consent: consent ?? null, viewer: viewerSource(context) };
  },

  acceptTermsOfService: async (_: unknown, { id }: MutationAcceptTermsOfServiceArgs, context: CampusContext) => {
    const { catalogue, now, languages } = context;
    const latest = termsAt(catalogue.terms, now);
    const outcome = await act(context, { field: 'acceptTermsOfService', args: { id } }, async (trx, person) => {
      if (!catalogue.terms.some((version) => version.id === id)) return refused('NOT_FOUND');
      if (latest?.id !== id) return refused('TERMS_REPLACED');
      const { language } = pickText(latest.content, languages);
      return acceptTerms(trx, {
        personId: person.id,
        termsId: id,
        textHash: textHashOf(latest.content),
        language,
        now,
      });
    });
    return payloadOf(outcome);
  },
};
