import type { Downloaded } from '#wire/download.ts';

/** Certificates of one person that open without a network once they were fetched. By their path at the campus. */
export type KeptCertificates = {
  get: (path: string) => Promise<Downloaded | undefined>;
  keep: (path: string, certificate: Downloaded) => Promise<void>;
};
