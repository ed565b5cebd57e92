import { importOrganisation } from './an-organisation.ts';
import { DEMO_PASSWORD, type GraphqlResponse, type TestCampus } from './campus.ts';

/** An organisation with everything that stands before a campus: landing, texts, terms, consents, slides, partners. */
export interface BrookTenant {
  readonly origin: string;
  /** Asks as a person of the tenant, or as a visitor; English unless given otherwise. */
  ask(
    query: string,
    as?: { name?: string; variables?: Record<string, unknown>; key?: string; languageId?: string },
  ): Promise<GraphqlResponse>;
  /** Imports it again with other lines and files. */
  change(files: Readonly<Record<string, string>>, lines?: readonly string[]): Promise<void>;
}

const LINES = [
  'traits: { profileEmailDomain: brook.example }',
  'features: { hasRegistration: true, showOpenCampus: true }',
  'registerConfiguration: { country: REQUIRED }',
  'exploreTexts: [{ de: Alles frei, en: All free }]',
  'externalScripts: [{ id: s1, name: Zähler, source: "https://count.example/s.js", policy: analytics }]',
  `demoPassword: ${DEMO_PASSWORD}`,
];

const PARTNERS = {
  mill: `
id: 4a
denomination: Mühle
path: mill
mainColor: '#b5451f'
tagline: { de: Am Bach }
logo: files/logo.svg
logoSize: 96
registerConsent: { id: mill-card, identifier: mill-card, denomination: { de: Karte, en: Card }, description: { de: '**Ja?**', en: '**Yes?**' } }
landing:
  - intro: { title: { de: Mahlzeit }, callToActionLink: /partner/mill/register }
`,
  orchard: `
id: 4b
denomination: Obstgarten
path: orchard
mainColor: '#1f6f43'
isRestricted: true
tagline: { de: Unter Bäumen }
`,
};

const FILES: Readonly<Record<string, string>> = {
  'people.yaml': `
- { id: amal, email: amal@brook.example, language: en, subOrganisations: [mill] }
- { id: nour, email: nour@brook.example, language: en, subOrganisations: [orchard] }
- { id: ivan, email: ivan@brook.example, language: en }
`,
  'landing.yaml': `
- intro:
    title: { de: Willkommen, en: Welcome }
    image: { scene: open-door, seed: brook }
    benefits: [{ icon: wifi-off, title: { de: Ohne Netz }, text: { de: Immer } }]
- modules: { title: { de: Kurse } }
- howTo: { steps: [{ icon: search, title: { de: Suchen }, text: { de: Los } }], gradientColorStart: '#112233' }
- footer: { callToActionLabel: { de: Mitmachen }, callToActionLink: /register, socialList: [{ icon: mail, title: Mail, link: 'mailto:a@brook.example' }] }
`,
  'texts/privacy.yaml': `content: { de: "## Daten {#privacy}\\n\\nNichts <script>x</script>.\\n\\n## Mehr" }`,
  'texts/code-of-conduct.yaml': `content: { de: Nett sein }`,
  'terms/first.yaml': `{ validFrom: '2026-01-01', denomination: { de: Regeln, en: Rules }, content: { de: Eins, en: One } }`,
  'consents.yaml': `[{ id: gast, identifier: gast, denomination: { de: Gast }, description: { de: Zum Partner? } }]`,
  'language-school.yaml': `[{ identifier: languageResources, denomination: { de: Sprachen }, subcategories: [{ identifier: en, denomination: { de: Englisch } }] }]`,
  'onboarding.yaml': `[{ title: { de: Hallo }, description: { de: Du }, media: { scene: bridge, seed: one } }, { title: { de: Zwei }, description: { de: Du } }]`,
  'categories.yaml': `
- { identifier: promoted-module-category, denomination: { de: Start }, color: '#0f6a6b', isPromoted: true, sections: [{ id: first, modules: [open-air] }] }
- { identifier: trees, subOrganisation: orchard, denomination: { de: Bäume }, color: '#1f6f43', sections: [{ id: all, modules: [apples], courses: [shared-walk] }] }
- { identifier: everybody, denomination: { de: Alle }, color: '#1f6f43', sections: [{ id: all, courses: [shared-walk] }] }
`,
  'modules/apples.yaml': `{ denomination: { de: Äpfel }, color: '#1f6f43', courses: [{ course: pick-apples }] }`,
  'modules/open-air.yaml': `{ denomination: { de: Draußen }, color: '#1f6f43', courses: [{ course: shared-walk }] }`,
  'units/pick-apples/unit.yaml': `{ denomination: { de: Pflücken }, courseType: HOSTED_COURSE, workload: 5 }`,
  'units/pick-apples/lessons/01-ladder.yaml': `{ denomination: { de: Leiter }, length: 5, components: [{ text: { de: Hoch } }] }`,
  'units/shared-walk/unit.yaml': `{ denomination: { de: Spaziergang }, courseType: HOSTED_COURSE, workload: 5 }`,
};

export async function aBrookTenant(campus: TestCampus): Promise<BrookTenant> {
  const write = (files: Readonly<Record<string, string>>, lines: readonly string[]) =>
    importOrganisation(campus, { id: '40', name: 'brook', lines, partners: PARTNERS, files: { ...FILES, ...files } });
  const origin = await write({}, LINES);
  const tokens = new Map<string, string>();
  const tokenOf = async (name: string): Promise<string> => {
    const known = tokens.get(name);
    if (known !== undefined) return known;
    const query = `mutation { login(email: "${name}@brook.example", password: "${DEMO_PASSWORD}") { token } }`;
    const { token } = (await campus.ask({ query, origin })).body.data.login;
    if (typeof token !== 'string') throw new Error(`Nobody logs in as ${name}.`);
    tokens.set(name, token);
    return token;
  };
  return {
    origin,
    async ask(query, { name, languageId = '41', ...rest } = {}) {
      const token = name === undefined ? undefined : await tokenOf(name);
      return campus.ask({ query, origin, token, languageId, ...rest });
    },
    async change(files, lines = LINES) {
      await write(files, lines);
    },
  };
}
