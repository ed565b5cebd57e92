import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { KeptCertificates } from '#offline/kept-certificates.ts';

const held = new WeakMap<QueryClient, KeptCertificates>();

/** Binds a client to the certificates of its account; a visitor's client, and one on a device that keeps nothing, has none. */
export function provideKeptCertificates(client: QueryClient, certificates: KeptCertificates): void {
  held.set(client, certificates);
}

export function useKeptCertificates(): KeptCertificates | undefined {
  return held.get(useQueryClient());
}
