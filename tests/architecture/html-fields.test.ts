import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { HTML_FIELDS } from '#tests/xss/html-fields.ts';
import { payloads } from '#tests/xss/payloads.ts';

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));

/** Fields whose description says that they are HTML; of an interface once, and not of what implements it. */
function fieldsInHtml(): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const inherited = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
    return Object.values(type.getFields())
      .filter(({ name, description }) => /^HTML\b/.test(description ?? '') && !inherited.has(name))
      .map(({ name }) => `${type.name}.${name}`);
  });
}

describe('HTML of others', () => {
  it('comes in fields that all have a place where payloads are tried', () => {
    expect(Object.keys(HTML_FIELDS).sort(), 'Add the place to tests/xss/html-fields.ts.').toEqual(
      fieldsInHtml().sort(),
    );
  });

  it('is tried with five hundred payloads, each another one', () => {
    const all = payloads().map(({ html }) => html);
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(new Set(all).size).toBe(all.length);
  });

  it('comes onto the page in one way only', () => {
    const ways =
      /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|srcDoc|createContextualFragment|DOMParser|setHTML|parseHTML(?!' in Document)/;
    // What runs on a package's own host is beside the code of others there, and nothing of the campus is in its reach.
    const ofTheCampus = ({ path }: { path: string }) => !path.startsWith('src/player/');
    const others = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts')
      .filter((source) => ofTheCampus(source) && !isTest(source) && ways.test(source.text))
      .map(({ path }) => path);
    expect(others, 'Use <Html> of src/ui/text/html.tsx.').toEqual(['src/ui/text/platform-sanitiser.ts']);
  });
});
