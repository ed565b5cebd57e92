import { addressIn } from '#campus/text/address-in.ts';

/** Providers of `/embed` and of lessons whose frames come from elsewhere: nothing else is ever framed. */
export const EMBED_PROVIDERS = ['youtube', 'vimeo', 'h5p'] as const;
type Provider = (typeof EMBED_PROVIDERS)[number];

/** The address of the frame and the name of who gets the visitor's data by it. */
export type EmbedSource = { src: string; host: string };

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const VIMEO_ID = /\d{5,}/;

/**
 * What the video gate may frame for `provider` and `url` (PRIVACY-9); undefined where it is no video of a provider that
 * this campus knows. `frameHosts`: what the policy of the organisation lets in beside YouTube.
 */
export function embedSource(provider: string, url: string, frameHosts: readonly string[]): EmbedSource | undefined {
  const known = EMBED_PROVIDERS.find((each) => each === provider.toLowerCase());
  const address = addressIn(url);
  if (known === undefined || address === undefined || address.protocol !== 'https:') return undefined;
  const src = srcOf(known, address);
  if (src === undefined) return undefined;
  const { origin, host } = new URL(src);
  const isLetIn = known === 'youtube' || frameHosts.some((each) => each === origin || each === host);
  return isLetIn ? { src, host } : undefined;
}

/** The page of its provider where a film can be watched; undefined where it is none of a provider that this campus knows. */
export function filmPage(url: string): { href: string; host: string } | undefined {
  const address = addressIn(url);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  const id = YOUTUBE_HOSTS.includes(address.host) ? youtubeId(address) : undefined;
  if (id) return { href: `https://www.youtube.com/watch?v=${id}`, host: 'www.youtube.com' };
  const [number] = VIMEO_HOSTS.includes(address.host) ? (VIMEO_ID.exec(address.pathname) ?? []) : [];
  return number === undefined ? undefined : { href: `https://vimeo.com/${number}`, host: 'vimeo.com' };
}

function srcOf(provider: Provider, address: URL): string | undefined {
  switch (provider) {
    case 'youtube': {
      const id = YOUTUBE_HOSTS.includes(address.host) ? youtubeId(address) : undefined;
      // The host that sets no cookie before the film plays (PRIVACY-8).
      return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
    }
    case 'vimeo': {
      const [id] = VIMEO_HOSTS.includes(address.host) ? (VIMEO_ID.exec(address.pathname) ?? []) : [];
      return id && `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
    }
    case 'h5p':
      return address.href;
    default:
      return provider satisfies never;
  }
}

function youtubeId({ host, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  const id = host === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second;
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}
