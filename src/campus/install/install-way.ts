/** How the app gets onto the home screen of a device (APP-7). */
export type InstallWay =
  /** It runs from there already. */
  | 'installed'
  /** The browser asks by itself, once it is asked to. */
  | 'prompt'
  /** Safari of a phone or tablet of Apple: by its share menu, by hand. */
  | 'ios'
  /** Inside another app, which can install nothing: its own browser first. */
  | 'in-app'
  | 'none';

export type InstallFacts = { isStandalone: boolean; hasPrompt: boolean; userAgent: string; touchPoints: number };

/** Browsers inside of other apps, by what they add to the user agent. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|Snapchat|Pinterest|LinkedInApp|; wv\)/;

export function installWay({ isStandalone, hasPrompt, userAgent, touchPoints }: InstallFacts): InstallWay {
  if (isStandalone) return 'installed';
  if (IN_APP.test(userAgent)) return 'in-app';
  if (hasPrompt) return 'prompt';
  // A tablet of Apple says that it is a Macintosh; no Macintosh has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
  const isSafari = userAgent.includes('Safari/') && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent);
  return isApple && isSafari ? 'ios' : 'none';
}
