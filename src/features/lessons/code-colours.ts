import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

/** A piece of a line, where it begins in it, and what it is, by the highlighter's name of it. */
export type Piece = { text: string; column: number; scope: string | undefined };

const lowlight = createLowlight({ bash, css, html: xml, javascript, json, python, sql, xml });

type Tree = ReturnType<typeof lowlight.highlight>['children'];

/** The code in lines of pieces; undefined for a language that has no colours. */
export function colourLines(lang: string, code: string): Piece[][] | undefined {
  if (!lowlight.registered(lang)) return undefined;
  const lines: Piece[][] = [[]];
  const walk = (children: Tree, scope: string | undefined): void => {
    for (const node of children) {
      if (node.type === 'text') add(lines, node.value, scope);
      else if (node.type === 'element') walk(node.children, scopeOf(node.properties.className) ?? scope);
    }
  };
  walk(lowlight.highlight(lang, code).children, undefined);
  return lines;
}

function add(lines: Piece[][], text: string, scope: string | undefined): void {
  for (const [at, piece] of text.split('\n').entries()) {
    if (at > 0) lines.push([]);
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (piece !== '') line?.push({ text: piece, column: before ? before.column + before.text.length : 0, scope });
  }
}

function scopeOf(className: unknown): string | undefined {
  const [first] = Array.isArray(className) ? className : [];
  return typeof first === 'string' ? first.replace('hljs-', '') : undefined;
}
