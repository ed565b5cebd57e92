import type { LandingFile } from '#server/content/files/landing-file.ts';
import type { LandingComponent } from '#server/model/landing-shapes.ts';
import type { Pictures } from './pictures.ts';

/** Whose landing page it is, in which file and field it stands, and what takes its pictures. */
export interface LandingPlace {
  /** Ids of the components begin with it. */
  readonly name: string;
  readonly file: string;
  /** The field of the file that holds the components; empty where the file is the page. */
  readonly field: string;
  readonly pictures: Pictures;
}

/** The components of a landing page as they are stored, in the order of the file. */
export function layOutLanding(place: LandingPlace, components: LandingFile): LandingComponent[] {
  return components.map((component, n) => {
    const id = `${place.name}-${n + 1}`;
    const field = place.field === '' ? String(n) : `${place.field}.${n}`;
    return layOutComponent(
      component,
      id,
      (picture, path) => place.pictures.addressOf(picture, place.file, path),
      field,
    );
  });
}

type File = LandingFile[number];
type AddressOf = (picture: Parameters<Pictures['addressOf']>[0], field: string) => string | null;

function layOutComponent(file: File, id: string, addressOf: AddressOf, field: string): LandingComponent {
  if ('intro' in file) return { ...layOutIntro(file.intro, addressOf, `${field}.intro`), id };
  if ('whyJoin' in file) return { ...layOutWhyJoin(file.whyJoin, addressOf, `${field}.whyJoin`), id };
  if ('modules' in file) return { type: 'MODULES_COMPONENT', id, ...headOf(file.modules) };
  if ('carousel' in file) {
    const items = file.carousel.items.map(({ image, name }, n) => ({
      image: addressOf(image, `${field}.carousel.items.${n}.image`) ?? '',
      name,
    }));
    return { type: 'CAROUSEL_COMPONENT', id, ...headOf(file.carousel), items };
  }
  if ('howTo' in file) {
    const { steps, gradientColorStart = null, gradientColorEnd = null } = file.howTo;
    return { type: 'HOW_TO_COMPONENT', id, ...headOf(file.howTo), steps, gradientColorStart, gradientColorEnd };
  }
  const { socialList } = file.footer;
  return { type: 'FOOTER_COMPONENT', id, ...headOf(file.footer), ...callToActionOf(file.footer), socialList };
}

type Intro = Extract<File, { intro: unknown }>['intro'];
type WhyJoin = Extract<File, { whyJoin: unknown }>['whyJoin'];

function layOutIntro(intro: Intro, addressOf: AddressOf, field: string) {
  return {
    type: 'INTRO_COMPONENT',
    ...headOf(intro),
    subtitle: intro.subtitle ?? null,
    ...callToActionOf(intro),
    image: addressOf(intro.image, `${field}.image`),
    imageAlt: intro.imageAlt ?? null,
    benefits: intro.benefits,
  } as const;
}

function layOutWhyJoin(why: WhyJoin, addressOf: AddressOf, field: string) {
  return {
    type: 'WHY_JOIN_COMPONENT',
    ...headOf(why),
    description: why.description ?? null,
    ...callToActionOf(why),
    image: addressOf(why.image, `${field}.image`),
    imageAlt: why.imageAlt ?? null,
    reasonsToApplyTitle: why.reasonsToApplyTitle ?? null,
    reasonsToApply: why.reasonsToApply,
  } as const;
}

function headOf({ title, color }: Pick<Intro, 'title' | 'color'>) {
  return { title: title ?? null, color: color ?? null };
}

function callToActionOf(of: Pick<Intro, 'callToActionLabel' | 'callToActionLink'>) {
  return { callToActionLabel: of.callToActionLabel ?? null, callToActionLink: of.callToActionLink ?? null };
}
