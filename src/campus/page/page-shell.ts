import * as v from 'valibot';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type FirstQuestions, spliceFirstQuestions } from './first-questions.ts';
import { firstPaintLast, pageFilesOf, spliceFirstPaint, spliceMoreStyles, spliceOutlineStyle } from './page-files.ts';
import { type OfDevice, spliceOrganisation } from './splice-organisation.ts';

type FirstPaint = { script: string; hash: string };
type OfBuild = { firstPaint?: FirstPaint | undefined; firstQuestions?: FirstQuestions | undefined };

/** A snapshot of a page that had the second style sheet, as a lesson's questions need it (`src/offline/page-snapshots.ts`). */
const shownWithMore = v.object({ hasMoreStyles: v.literal(true) });

/**
 * The page at a path and the policy that goes with it, made of the build's neutral shell. Server and worker call the same
 * function, so the first paint is the same online and offline (APP-1). `firstPaint` is the page's first script,
 * as it is kept beside the neutral shell. Only the server, which answers a device that has no worker, gives the
 * `firstQuestions`; what is `OfDevice` only the worker knows.
 */
export function pageShell(
  neutral: string,
  organisation: PublicOrganisation,
  pathname: string,
  { firstPaint, firstQuestions, ...ofDevice }: OfBuild & OfDevice = {},
) {
  const { inline = [], outline } = pageFilesOf(neutral) ?? {};
  const scripts = firstPaint === undefined ? inline : [...inline, firstPaint.hash];
  const styles = outline === undefined ? [] : [outline.hash];
  const sheets = spliceMoreStyles(neutral, pathname, v.is(shownWithMore, ofDevice.snapshot));
  const styled = ofDevice.snapshot === undefined ? spliceOutlineStyle(sheets, pathname) : firstPaintLast(sheets);
  const page = spliceOrganisation(styled, organisation, pathname, ofDevice);
  return {
    html: spliceFirstPaint(spliceFirstQuestions(page, organisation, pathname, firstQuestions), firstPaint?.script),
    policy: contentSecurityPolicy(organisation, { scripts, styles }),
  };
}
