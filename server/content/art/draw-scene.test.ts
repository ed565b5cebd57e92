import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brandTokensSchema } from '#campus/theme/brand-tokens.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import { drawScene } from './draw-scene.ts';
import { SCENE_RECIPES, SCENE_TINTS, sceneSchema } from './scene.ts';

const { light: lantern } = makeTheme(v.parse(brandTokensSchema, { mainColor: '#0f6a6b', neutral: 'warm' }));
const { light: sonnenhaus } = makeTheme(v.parse(brandTokensSchema, { mainColor: '#f2c200' }));

test.each(SCENE_RECIPES)('%s is a whole picture of at most 6 kB without anything active or foreign', (scene) => {
  for (const seed of ['a', 'zweite', 'ثالثة']) {
    const picture = drawScene({ scene, seed }, lantern);
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 640 360"/);
    expect(picture).toMatch(/<\/svg>$/);
    expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(6000);
    expect(picture).not.toMatch(/undefined|NaN|<script|<foreignObject|<image|\bon\w+=|href=|url\((?!#)/);
  }
});

test('the same seed gives the same picture, another seed another one', () => {
  const picture = drawScene({ scene: 'bridge', seed: 'greetings' }, lantern);
  expect(drawScene({ scene: 'bridge', seed: 'greetings' }, lantern)).toBe(picture);
  expect(drawScene({ scene: 'bridge', seed: 'farewell' }, lantern)).not.toBe(picture);
});

test('a picture wears the colours of its organisation', () => {
  const scene = { scene: 'lantern-path', seed: 'x', tint: 'brand' } as const;
  expect(drawScene(scene, lantern)).toContain('#0f6a6b');
  expect(drawScene(scene, sonnenhaus)).toContain('#f2c200');
  expect(drawScene(scene, sonnenhaus)).not.toContain('#0f6a6b');
});

test('every tint fills the sheet with its own soft colour', () => {
  const grounds = SCENE_TINTS.map(
    (tint) => drawScene({ scene: 'envelope', seed: 'x', tint }, lantern).match(/<rect[^>]*fill="(#\w+)"/)?.[1],
  );
  expect(new Set(grounds).size).toBe(SCENE_TINTS.length);
});

test('a file that names an unknown recipe or an extra field is refused', () => {
  expect(v.is(sceneSchema, { scene: 'castle', seed: 'x' })).toBe(false);
  expect(v.is(sceneSchema, { scene: 'bridge', seed: 'x', colour: 'red' })).toBe(false);
  expect(v.is(sceneSchema, { scene: 'bridge', seed: 'x', tint: 'event' })).toBe(true);
});
