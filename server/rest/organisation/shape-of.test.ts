import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { encodeShape } from './encode-png.ts';
import { shapeOf } from './shape-of.ts';

const SIZE = 20;
const draw = (inner: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${inner}</svg>`).render().pixels;
const mark = '<rect x="6" y="6" width="8" height="8" fill="#1b1505"/>';

describe('the shape of a logo', () => {
  it.each([
    ['on a ground', `<rect width="20" height="20" fill="#f2c200"/>${mark}`],
    ['on no ground', mark],
  ])('is its mark %s', (_, inner) => {
    const alpha = shapeOf(draw(inner), SIZE);
    expect([alpha[0], alpha[10 * SIZE + 10], alpha[10 * SIZE + 2]]).toEqual([0, 255, 0]);
  });

  it('is a picture that a renderer reads', () => {
    const png = encodeShape(SIZE, shapeOf(draw(mark), SIZE)).toString('base64');
    const pixels = draw(`<image href="data:image/png;base64,${png}" width="20" height="20"/>`);
    expect([...pixels.subarray((10 * SIZE + 10) * 4, (10 * SIZE + 10) * 4 + 4)]).toEqual([255, 255, 255, 255]);
    expect(pixels[3]).toBe(0);
  });
});
