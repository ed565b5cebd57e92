import type { Paper } from '#wire/download.ts';

/** Papers of one person that open without a network once they were fetched: certificates. By their path at the campus. */
export type KeptCertificates = {
  get: (path: string) => Promise<Paper | undefined>;
  keep: (path: string, paper: Paper) => Promise<void>;
};
