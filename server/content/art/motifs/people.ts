import type { Ink } from '#server/content/art/ink.ts';
import { circle, ellipse, line, path, rect } from '#server/content/art/shapes.ts';

/** Skin does not follow a tenant's colours, whatever they are; people stay people (DESIGN-5). */
const SKIN = ['#f3d7bd', '#dcae86', '#b67e56', '#7d5138'] as const;
const HAIR = '#3a2c28';
const TROUSERS = '#24303a';
const GREY_HAIR = '#b9b4ad';

export const HEADS = ['hijab', 'turban', 'cap', 'short', 'bun', 'grey'] as const;
export type Head = (typeof HEADS)[number];
export type Person = { head: Head; skin: 0 | 1 | 2 | 3; clothes: string; cover: string };

function headwear(head: Head, cover: string): string {
  switch (head) {
    case 'hijab':
      return '';
    case 'turban':
      return (
        path('M-31-124C-40-154-20-166 2-166S40-152 31-124C14-140-8-142-31-124Z', cover) +
        line('M-28-138C-8-150 16-156 30-142M-16-158C4-158 20-150 28-136')
      );
    case 'cap':
      return path('M-27-126C-28-156 28-156 27-126Z', cover) + path('M-4-126H46C46-134 34-138 24-138', cover);
    case 'short':
      return path('M-27-112C-36-158 36-158 27-112 24-128 10-134-2-134S-24-128-27-112Z', HAIR);
    case 'bun':
      return (
        circle(10, -158, 14, HAIR) +
        path('M-27-104C-38-158 38-158 27-104 24-128 12-134-6-136-14-128-24-122-27-104Z', HAIR)
      );
    case 'grey':
      return (
        path('M-27-116C-34-156 34-156 27-116 22-130 10-134-2-134S-22-130-27-116Z', GREY_HAIR) +
        path('M-24-104C-20-78 20-78 24-104 14-96-14-96-24-104Z', GREY_HAIR)
      );
    default:
      return head satisfies never;
  }
}

/** Head and shoulders, faceless, 166 high and 124 wide, foot at 0/0. */
export function person({ head, skin, clothes, cover }: Person): string {
  const body = path('M-62 0V-26C-62-62-36-76-14-78H14C36-76 62-62 62-26V0Z', clothes);
  if (head === 'hijab') {
    const scarf = path(
      'M0-158C-40-158-40-112-36-92-48-76-40-58-24-54-8-50 22-50 34-58 46-66 44-80 36-92 40-112 40-158 0-158Z',
      cover,
    );
    return `${body}${scarf}${ellipse(0, -114, 20, 25, SKIN[skin])}${line('M-30-88C-20-70 8-60 36-64')}`;
  }
  const neck = path('M-12-96V-78C-10-66 10-66 12-78V-96Z', SKIN[skin]);
  return `${body}${neck}${ellipse(0, -116, 26, 30, SKIN[skin])}${headwear(head, cover)}`;
}

/** A standing figure, 190 high, with a long coat or trousers; `child` is two thirds as high. */
export function standing(who: Person): string {
  const coat = path('M-30-64C-34-110-30-124-14-126H14C30-124 34-110 30-64L34-14H-34Z', who.clothes);
  const legs = path('M-20-16H-4V0H-24ZM4-16H20L24 0H4Z', TROUSERS);
  const scale = 'translate(0 -74) scale(.62)';
  const neck = who.head === 'hijab' ? '' : path('M-12-96V-78C-10-66 10-66 12-78V-96Z', SKIN[who.skin]);
  const face = ellipse(0, -114, who.head === 'hijab' ? 20 : 26, who.head === 'hijab' ? 25 : 30, SKIN[who.skin]);
  const scarf = path('M0-158C-40-158-40-112-36-92-46-80-38-70 0-70S46-80 36-92C40-112 40-158 0-158Z', who.cover);
  const top = who.head === 'hijab' ? scarf + face : neck + face + headwear(who.head, who.cover);
  return `${legs}${coat}${line('M-18-106-22-62M18-106 22-62')}<g transform="${scale}" stroke-width="4">${top}</g>`;
}

/** A person in a wheelchair, moving to the right, 150 high. */
export function wheelchair(ink: Ink, who: Person): string {
  return [
    path('M-20-52H34L44-8H62V0H36L24-34H-20Z', TROUSERS),
    path('M-30-50C-32-92-24-104-8-104H4C18-102 20-84 20-50Z', who.clothes),
    line('M-44-98H-34V-40', ink.line, 5),
    line('M2-84C14-66 26-64 40-64'),
    circle(-14, -32, 34, 'none'),
    circle(-14, -32, 6, ink.light),
    circle(50, -2, 9, ink.paper),
    `<g transform="translate(0 -52) scale(.62)" stroke-width="4">${path('M-12-96V-78C-10-66 10-66 12-78V-96Z', SKIN[who.skin])}${ellipse(0, -116, 26, 30, SKIN[who.skin])}${headwear(who.head, who.cover)}</g>`,
    rect(-44, -102, 16, 8, 4, ink.deep),
  ].join('');
}

/** Three to five people who never look alike; the seed says who comes first. */
export function castOf(ink: Ink): [Person, Person, Person, Person, Person] {
  const people: [Person, Person, Person, Person, Person] = [
    { head: 'hijab', skin: 1, clothes: ink.brand, cover: ink.third },
    { head: 'short', skin: 2, clothes: ink.paper, cover: ink.deep },
    { head: 'bun', skin: 0, clothes: ink.deep, cover: ink.light },
    { head: 'turban', skin: 1, clothes: ink.side, cover: ink.paper },
    { head: 'grey', skin: 3, clothes: ink.lightSoft, cover: ink.brand },
  ];
  const shift = Math.floor(ink.random.between(0, people.length));
  const at = (index: number) => people[(index + shift) % people.length] ?? people[0];
  return [at(0), at(1), at(2), at(3), at(4)];
}
