import type { Page } from '@playwright/test';

/** Letters as they stand on the page. */
interface Letters {
  text: string;
  color: [number, number, number];
  /** Left, top, width and height in pixels of the page: the band in which the letters are. */
  box: [number, number, number, number];
  least: number;
}

const LETTERS = 4.5;
/** Lines and rings are measured against 3 : 1 (WCAG 1.4.11). */
const GRAPHIC = 3;

/** Runs in the page: where each piece of text is, and in which colour. Leaves out what is faded or out of sight on purpose. */
function collectLetters([letters, graphic]: [number, number]): Letters[] {
  const faded = (element: Element | null): boolean => {
    for (let each = element; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.opacity !== '1' || style.maskImage !== 'none' || style.clipPath !== 'none') return true;
      if (each.matches('[aria-disabled="true"], :disabled, svg')) return true;
    }
    return false;
  };
  const found: Letters[] = [];
  const keep = (element: Element, rect: DOMRect, text: string) => {
    const parts =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const [red = 0, green = 0, blue = 0] = parts;
    // Letters fill the middle of their line; above and below it a border may run.
    const box: Letters['box'] = [rect.x, rect.y + rect.height * 0.25, rect.width, rect.height * 0.5];
    const least = element.closest('[data-graphic]') ? graphic : letters;
    if (rect.width > 2 && rect.height > 2) found.push({ text, color: [red, green, blue], box, least });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || faded(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) keep(element, rect, text);
  }
  return found;
}

/** Runs in an empty page, which has no policy: the worst ratio between each text's colour and any pixel behind it. */
async function measure([picture, letters]: [string, Letters[]]): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const linear = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (r: number, g: number, b: number) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return letters.flatMap(({ text, color, box, least }) => {
    const [x, y, width, height] = box.map(Math.round);
    const { data } = context.getImageData(x ?? 0, y ?? 0, Math.max(1, width ?? 1), Math.max(1, height ?? 1));
    const own = luminance(...color);
    let worst = 21;
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      worst = Math.min(worst, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
    }
    return worst < least ? [`${text.slice(0, 40)}: ${worst.toFixed(2)} < ${least}`] : [];
  });
}

/**
 * Texts of the page that cannot be read well, measured on its pixels: gradients, glow and lattice count as they are painted,
 * not as their tokens promise. The page stands still afterwards; its letters are visible again.
 */
export async function poorlyReadable(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [still];
    window.scrollTo(0, 0);
  });
  const letters = await page.evaluate(collectLetters, [LETTERS, GRAPHIC] as [number, number]);
  await page.evaluate(() => {
    const blank = new CSSStyleSheet();
    blank.replaceSync('* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, blank];
  });
  const picture = await page.screenshot({ fullPage: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, 1);
  });
  const bench = await page.context().newPage();
  const unreadable = await bench.evaluate(measure, [picture.toString('base64'), letters] as [string, Letters[]]);
  await bench.close();
  return unreadable;
}
