import { expect, it } from 'vitest';
import { foundPeople } from './found-people.ts';

const people = ['İrem Şahin', 'Olena Kovalenko', 'أمل حداد', 'Zoë Groß'].map((publicName) => ({
  user: { id: publicName, publicName, profileImage: null },
  didAttend: null,
  courseStatus: 'TAKEN' as const,
}));
const found = (query: string) => foundPeople(people, query).map(({ user }) => user.publicName);

it.each([
  ['irem', ['İrem Şahin']],
  ['SAHIN i', ['İrem Şahin']],
  ['امل', ['أمل حداد']],
  ['zoe gross', ['Zoë Groß']],
  ['kovalenko olena', ['Olena Kovalenko']],
  ['olena sahin', []],
])('“%s” finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

it('nothing asked finds everybody', () => {
  expect(found('  ')).toHaveLength(people.length);
});
