import { acceptTerms } from '#server/commands/account/accept-terms.ts';
import { decideConsent } from '#server/commands/account/decide-consent.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { graphqlError } from '#server/graphql/core/graphql-errors.ts';
import { consentsFor } from '#server/graphql/core/sources.ts';
import { waits } from '#server/http/waits.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import { pickText } from '#server/model/localized.ts';
import { textHashOf } from '#server/model/text-hash.ts';
import { termsAt } from '#server/policies/terms.ts';
import { viewerSource } from './viewer.ts';

export const consentQueries = {
  /** The text of a consent is no secret: a visitor reads it before registering with a partner. */
  consentRequest: (_, { identifier }, { catalogue }) => {
    const { consents, subOrganisations } = catalogue;
    const all = [...consents, ...subOrganisations.flatMap(({ registerConsent }) => registerConsent ?? [])];
    return all.find((consent) => consent.identifier === identifier) ?? null;
  },
  latestTermsOfService: (_, __, { catalogue, now }) => termsAt(catalogue.terms, now) ?? null,
  unacceptedTermsOfService: async (_, __, { catalogue, profile, now }) => {
    const latest = termsAt(catalogue.terms, now);
    if (latest === undefined || profile === undefined) return null;
    return (await profile.acceptedTerms()).has(latest.id) ? null : latest;
  },
} satisfies Fields<'Query'>;

export const consentResolvers = {
  ConsentRequest: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    description: ({ description }, _, { languages }) => pickText(description, languages).text,
    consented: async ({ id }, _, { profile }) => (await profile?.consents())?.has(id) ?? false,
    language: ({ description }, _, { languages }) => pickText(description, languages).language,
  },
  TermsOfService: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    content: ({ content }, _, { languages }) => pickText(content, languages).text,
    language: ({ content }, _, { languages }) => pickText(content, languages).language,
  },
} satisfies PartialResolvers;

export const consentMutations = {
  updateConsentRequest: async (_, args, context) => {
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

  acceptTermsOfService: async (_, { id }, context) => {
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
} satisfies Fields<'Mutation'>;
