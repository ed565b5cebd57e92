import { type Declaration, parse, type Root, type Rule } from 'postcss';

/** Whole elements of the page, and what the outline is known by (`src/campus/page/page-outline.ts`). */
const OF_OUTLINE =
  /^(?:\*|:before|:after|html|body|img|svg|video|canvas|:root[^.]*|\[(?:lang|dir)[^\]]*\]|.*\[data-outline.*)$/;

/**
 * Those rules of the app's minified sheet that the outline of a page is drawn with, in their order: they stand in the page
 * itself, so that the outline is painted before the sheet has come. As all of them are in the sheet again, after these,
 * nothing of the page looks otherwise then. Of the tokens only those that are used.
 */
export function outlineStyle(sheet: string): string {
  const root = parse(sheet);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules(/^(?!media$|keyframes$)/, (other) => void other.remove());
  root.walkRules((rule) => {
    if (!isStep(rule) && !rule.selectors.every((each) => OF_OUTLINE.test(each))) rule.remove();
  });
  dropUnusedAnimations(root);
  dropUnusedTokens(root);
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((media) => void (media.nodes?.length === 0 && media.remove()));
  return root.toString().trim();
}

/** `from`, `to` or a percentage of an animation. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

function dropUnusedAnimations(root: Root): void {
  const names = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) names.add(name);
  });
  root.walkAtRules('keyframes', (animation) => void (names.has(animation.params) || animation.remove()));
}

/** A token is used by what is drawn, or by a token that is. */
function dropUnusedTokens(root: Root): void {
  const used = new Set<string>();
  const isUnused = ({ prop, variable }: Declaration): boolean => variable === true && !used.has(prop);
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    root.walkDecls((declaration) => {
      if (isUnused(declaration)) return;
      for (const [, name = ''] of declaration.value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
    });
  }
  root.walkDecls((declaration) => void (isUnused(declaration) && declaration.remove()));
}
