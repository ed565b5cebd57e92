import { expect, it } from 'vitest';
import { lessonPartsOf } from './lesson-parts.ts';

const PARTS = { CodeAnnotation: '/assets/with-lessons/code-colours-1.js' };
const lessonWith = (component: object) => ({ lesson: { id: 'first-tags', components: [component] } });

it('a lesson with code is kept with what colours it', () => {
  const lesson = lessonWith({ __typename: 'CodeAnnotation', id: '1', lang: 'html', code: '<p>Guten Tag</p>' });
  expect(lessonPartsOf(JSON.stringify(lesson), PARTS)).toEqual([PARTS.CodeAnnotation]);
});

it.each([
  ['a lesson without code', lessonWith({ __typename: 'Markdown', id: '1', text: '<p>Guten Tag</p>' })],
  [
    'a lesson that speaks of it',
    lessonWith({ __typename: 'Markdown', id: '1', text: '"__typename":"CodeAnnotation"' }),
  ],
  ['no lesson', { lesson: null }],
])('%s is kept with nothing else', (_, answer) => {
  expect(lessonPartsOf(JSON.stringify(answer), PARTS)).toEqual([]);
});
