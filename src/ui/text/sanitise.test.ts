// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { payloads } from '#tests/xss/payloads.ts';
import { sanitise } from './sanitise.ts';

function shown(html: string): HTMLElement {
  const box = document.createElement('div');
  box.append(sanitise(html));
  return box;
}

const HTML = document.documentElement.namespaceURI;
const elementsOf = (text: HTMLElement): Element[] => [...text.querySelectorAll('*')];
const attributesOf = (text: HTMLElement): (readonly [name: string, value: string])[] =>
  elementsOf(text).flatMap(({ attributes }) => [...attributes].map(({ name, value }) => [name, value] as const));
const linksOf = (text: HTMLElement): string[] =>
  attributesOf(text).flatMap(([name, value]) => (name === 'href' ? value : []));

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<form action="//evil.example"><input name="password"></form>',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<object data="x"></object><embed src="x"><base href="//evil.example">',
  '<p id="campus" class="x" data-x="y">x</p>',
  '<a href="https://other.example/" onclick="alert(1)">x</a>',
];

const OF_TEXTS = ['href', 'src', 'alt', 'width', 'height', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'];
const MADE_OF = [...OF_TEXTS, 'target', 'rel', 'loading', 'data-external'];

describe('HTML of the campus', () => {
  it.each(ATTACKS)('%s runs, loads and hides nothing', (attack) => {
    const text = shown(attack);
    expect(text.querySelector('script, style, iframe, svg, math, form, input, object, embed, base')).toBeNull();
    expect(attributesOf(text).filter(([name]) => /^on|^(style|id|class|srcdoc)$/.test(name))).toEqual([]);
    expect(linksOf(text).filter((href) => !/^(https?:|mailto:|\/(?!\/)|#)/.test(href))).toEqual([]);
  });

  it.each(nonEmpty(payloads(), 'payload'))('$html leaves nothing that a text is not made of', ({ html }) => {
    const text = shown(html);
    expect(elementsOf(text).filter(({ namespaceURI }) => namespaceURI !== HTML)).toEqual([]);
    expect(attributesOf(text).filter(([name]) => !MADE_OF.includes(name))).toEqual([]);
    const schemes = linksOf(text).map((href) => new URL(href, location.href).protocol);
    expect(schemes.filter((scheme) => !/^(https?|mailto):$/.test(scheme))).toEqual([]);
  });

  it.each(['https://', 'http://[', '/\\\\', 'https://a b/', 'mailto:%', '#%', 'https://%', 'http://1.2.3.4.5:99999/'])(
    'an address that is none, %s, costs the text nothing but its link',
    (address) => {
      const text = shown(
        `<p>Read <a href="${address}">this</a>, <img src="${address}" alt="A cat"> <a href="/explore">that</a></p>`,
      );
      expect(text.textContent).toBe('Read this,  that');
      expect(linksOf(text)).toContain('/explore');
      expect(linksOf(text).filter((href) => !URL.canParse(href, location.href))).toEqual([]);
      expect(text.querySelector('img')?.alt).toBe('A cat');
    },
  );

  it('leaves elements, attributes and links of what attacks, so that there is something to look at', () => {
    for (const attacks of [ATTACKS, payloads().map(({ html }) => html)]) {
      const texts = attacks.map(shown);
      expect(texts.flatMap(elementsOf)).not.toEqual([]);
      expect(texts.flatMap(attributesOf)).not.toEqual([]);
      expect(texts.flatMap(linksOf)).not.toEqual([]);
    }
  });

  it('asks for pictures of the campus only: who reads is nobody else’s business', () => {
    const text = shown(
      '<img alt="a" src="/media/a.webp"><img alt="b" src="https://evil.example/b.gif"><img src="/\\evil.example/c">',
    );
    expect([...text.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/media/a.webp',
      null,
      null,
    ]);
  });

  it('says nothing where a text is a page of frames', () => {
    expect(shown('<frameset onload=alert(1)>').innerHTML).toBe('');
  });

  it('keeps what a text is made of', () => {
    const html =
      '<h2>Title</h2><p>One <strong>word</strong></p><ul><li>a</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(shown(html).textContent).toBe('TitleOne worda1');
    expect(shown(html).querySelectorAll('h2, strong, ul, td').length).toBe(4);
  });

  it('gives each paragraph its own direction and code always the same', () => {
    const text = shown('<p>مرحبا</p><p dir="rtl">x</p><pre>let x</pre>');
    expect([...text.children].map((child) => child.getAttribute('dir'))).toEqual(['auto', 'rtl', 'ltr']);
  });

  it('opens what leaves the campus apart, without telling where from', () => {
    const text = shown(
      '<a href="https://amt.example">Amt</a><a href="/explore">Explore</a><a href="mailto:a@b.example">Mail</a>',
    );
    const [foreign, own, mail] = text.querySelectorAll('a');
    expect([foreign?.target, foreign?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect([own?.target, mail?.target]).toEqual(['', '']);
  });

  it('leaves the first heading to the page', () => {
    expect(shown('<h1>Big</h1>').innerHTML).toBe('<h2 dir="auto">Big</h2>');
  });
});

describe('anchors of a long text', () => {
  const anchored = (html: string): string[] => {
    const box = document.createElement('div');
    box.append(sanitise(html, { anchors: true }));
    return [...box.querySelectorAll('[id]')].map(({ id }) => id);
  };

  it('are the ids of its headings, where somebody asks for them', () => {
    expect(anchored('<h2 id="your-rights">Your rights</h2><h3 id="step-2">2</h3>')).toEqual(['your-rights', 'step-2']);
    expect(shown('<h2 id="your-rights">Your rights</h2>').querySelector('[id]')).toBeNull();
  });

  it('are words, and of headings only', () => {
    expect(anchored('<p id="a">x</p><a id="b" href="/">x</a><h2 id="__proto__">x</h2><h2 id="A b">x</h2>')).toEqual([]);
  });
});

it('links are words where the text stands in something that is one link itself', () => {
  const box = document.createElement('div');
  box.append(sanitise('<p>See <a href="/course/5">the <b>café</b></a>.</p>', { links: false }));
  expect(box.innerHTML).toBe('<p dir="auto">See the <b>café</b>.</p>');
});
