import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type FirstQuestions, spliceFirstQuestions } from './first-questions.ts';
import { firstPaintLast, pageFilesOf, spliceFirstPaint, spliceOutlineStyle } from './page-files.ts';
import { type RenderedLogin, spliceLogin } from './splice-login.ts';
import { type OfDevice, spliceOrganisation } from './splice-organisation.ts';

type FirstPaint = { script: string; hash: string };
type OfServer = {
  firstQuestions?: FirstQuestions | undefined;
  /** Of the login at this path, with the script that shows it. */
  login?: (RenderedLogin & { show: FirstPaint }) | undefined;
};
type OfBuild = OfServer & { firstPaint?: FirstPaint | undefined };

/**
 * The page at a path and the policy that goes with it, made of the build's neutral shell. Server and worker call the same
 * function, so the first paint is the same online and offline (APP-1). `firstPaint` is the page's first script,
 * as it is kept beside the neutral shell. Only the server, which answers a device that has no worker, gives the
 * `firstQuestions` and a `login`; what is `OfDevice` only the worker knows.
 */
export function pageShell(
  neutral: string,
  organisation: PublicOrganisation,
  pathname: string,
  { firstPaint, firstQuestions, login, ...ofDevice }: OfBuild & OfDevice = {},
) {
  const { inline = [], outline } = pageFilesOf(neutral) ?? {};
  const scripts = [...inline, ...[firstPaint, login?.show].flatMap((script) => script?.hash ?? [])];
  const styles = outline === undefined ? [] : [outline.hash];
  const styled = ofDevice.snapshot === undefined ? spliceOutlineStyle(neutral, pathname) : firstPaintLast(neutral);
  const page = spliceOrganisation(styled, organisation, pathname, { ...ofDevice, fonts: login?.fonts });
  const asking = spliceFirstQuestions(page, organisation, pathname, firstQuestions);
  const painting = spliceFirstPaint(asking, firstPaint?.script);
  return {
    html: login === undefined ? painting : spliceLogin(painting, login, login.show.script),
    policy: contentSecurityPolicy(organisation, { scripts, styles }),
  };
}
