import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { landingAnswer, landingOf } from './landing-page.ts';

const intro = (id: string) => ({
  id,
  type: 'INTRO_COMPONENT',
  title: id,
  color: null,
  language: 'en',
  subtitle: null,
  callToActionLabel: null,
  callToActionLink: null,
  image: null,
  imageAlt: null,
  benefits: [],
});
const answer = (own: unknown[], partners: unknown[] | undefined) =>
  v.parse(landingAnswer, {
    organizationConfig: { id: '1', landingPageComponents: own },
    viewer: { moduleCategory: null },
    subOrganizationConfig: partners === undefined ? null : { id: '1a', landingPageComponents: partners },
  });
const idsOf = (own: unknown[], partners?: unknown[]) => landingOf(answer(own, partners)).components.map(({ id }) => id);

describe('a landing page', () => {
  it('is the partner’s where it has one, else the organisation’s', () => {
    expect(idsOf([intro('own')])).toEqual(['own']);
    expect(idsOf([intro('own')], [])).toEqual(['own']);
    expect(idsOf([intro('own')], [intro('partner’s')])).toEqual(['partner’s']);
  });

  it('keeps the order of the campus, and leaves out a kind that this release does not know', () => {
    const newer = { id: 'newer', type: 'FILM_COMPONENT', title: null, color: null, language: 'en' };
    expect(idsOf([intro('first'), newer, intro('last')])).toEqual(['first', 'last']);
    expect(idsOf([intro('own')], [newer])).toEqual(['own']);
  });

  it('promotes nothing where the campus promotes nothing', () => {
    expect(landingOf(answer([], undefined)).modules).toEqual([]);
  });
});
