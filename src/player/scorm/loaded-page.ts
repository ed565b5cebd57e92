const AICC = /aicc_(?:sid|url)/i;

/** Why a frame shows nothing of the package; undefined: it does. */
export function whyNotLoaded(frame: HTMLIFrameElement): 'not-loaded' | 'offline' | undefined {
  const page = frame.contentDocument;
  // The browser's own page, of another origin, where nothing came at all.
  if (page === null) return navigator.onLine ? 'not-loaded' : 'offline';
  const visits = page.defaultView?.performance.getEntriesByType('navigation') ?? [];
  return visits.some((visit) => 'responseStatus' in visit && Number(visit.responseStatus) >= 400)
    ? 'not-loaded'
    : undefined;
}

/** Whether a page knows the words of AICC: such content speaks by HTTP to a server that the campus is not. */
export async function speaksAicc(page: Document): Promise<boolean> {
  if (AICC.test(page.URL)) return true;
  const scripts = [...page.scripts];
  const texts = await Promise.all(scripts.map((script) => (script.src === '' ? script.text : textAt(script.src))));
  return texts.some((text) => AICC.test(text));
}

async function textAt(address: string): Promise<string> {
  try {
    return await (await fetch(address)).text();
  } catch {
    return '';
  }
}
