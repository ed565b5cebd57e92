import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { textSize } from '#ui/theme/text.css.ts';
import { WIDE } from './wide-tables.ts';

/** Running text: one measure, one rhythm, room around headings. */
export const prose = style([textSize.reading, { maxInlineSize: vars.measure.reader, overflowWrap: 'anywhere' }]);

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${prose} ${selector}`, rule);

within('> * + *', { marginBlockStart: vars.space.md });
within('> :is(h2, h3, h4) ', { marginBlockStart: vars.space['2xl'], fontWeight: 650, lineHeight: vars.line.heading });
within('> :first-child', { marginBlockStart: 0 });
within('h2', { fontSize: '1.25rem' });
within('h3', { fontSize: '1.125rem' });
within(':is(h4, h5, h6)', { fontSize: '1rem', fontWeight: 600 });
// At both ends: each item has a direction of its own, and its sign stands where it begins, whichever way the list runs.
within(':is(ul, ol)', { paddingInline: vars.space.xl });
within('li + li', { marginBlockStart: vars.space.xs });
within('li::marker', { color: vars.color.brandText });
within('blockquote', {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  color: vars.color.textMuted,
});
within(':is(pre, code, kbd)', { fontFamily: vars.font.mono, fontSize: '0.9em' });
within('pre', {
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  overflowX: 'auto',
});
within('img', { borderRadius: vars.radius.lg });
within('figcaption', { fontSize: '0.875rem', color: vars.color.textMuted, paddingBlockStart: vars.space.xs });
within(`[${WIDE}]`, { overflowX: 'auto' });
within('table', { borderCollapse: 'collapse' });
within(':is(th, td)', {
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // Else a column may be narrower than its longest word, and every word of a narrow table falls apart.
  overflowWrap: 'break-word',
});
// The sign of a link that leaves the campus; its meaning is announced in words before it is followed.
within('a[data-external]::after', { content: '" ↗"', fontSize: '0.85em' });
