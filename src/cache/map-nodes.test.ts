import { describe, expect, it } from 'vitest';
import { mapNodes } from './map-nodes.ts';

const mark = (data: unknown) =>
  mapNodes(data, (node) => (node.id === '7' && node.on !== true ? { ...node, on: true } : node));

describe('changing objects of an answer', () => {
  it('reaches them wherever they stand, and inside of each other', () => {
    expect(mark({ list: [{ id: '7', inside: { id: '7' } }, { id: '8' }], deep: { down: { id: '7' } } })).toEqual({
      list: [{ id: '7', on: true, inside: { id: '7', on: true } }, { id: '8' }],
      deep: { down: { id: '7', on: true } },
    });
  });

  it('leaves the answer alone that it came from', () => {
    const answer = { a: [{ id: '7' }] };
    mark(answer);
    expect(answer).toEqual({ a: [{ id: '7' }] });
  });

  it.each([
    [{ a: [{ id: '8' }], b: null }],
    [{ a: [{ id: '7', on: true }] }],
    [[]],
    [null],
    ['text'],
    [7],
    [undefined],
  ])('gives back the very same value where there is nothing to change: %o', (data) => {
    expect(mark(data)).toBe(data);
  });

  it('keeps the very same parts that did not change', () => {
    const answer = { changed: { id: '7' }, other: { id: '8' } };
    expect(mark(answer)).toHaveProperty('other', answer.other);
    expect(Reflect.get(Object(mark(answer)), 'other')).toBe(answer.other);
  });
});
