import { addressIn } from '#campus/text/address-in.ts';

/** A script of somebody else by its address; the policy of the page must let its host in too. */
export type ScriptAddress = { name: string; source: string };

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

const loaded = new Set<string>();
let policy: Policy | undefined;

/**
 * The one place that puts scripts of others on the page (PRIVACY-3): https only, each once. Trusted Types learn of
 * exactly these addresses, so nothing else can ever make a script.
 */
export function loadScripts(scripts: readonly ScriptAddress[]): void {
  for (const { name, source } of scripts) {
    if (loaded.has(source) || addressIn(source)?.protocol !== 'https:') continue;
    loaded.add(source);
    const script = document.createElement('script');
    script.async = true;
    script.dataset.name = name;
    Reflect.set(script, 'src', trusted(source));
    document.head.append(script);
  }
}

function trusted(source: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return source;
  policy ??= factory.createPolicy('scripts', { createScriptURL: (url) => (loaded.has(url) ? url : '') });
  return policy.createScriptURL(source);
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
