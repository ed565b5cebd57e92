import { useEffect, useState } from 'react';
import { useKeptCertificates } from '#cache/kept-certificates.ts';
import { useSession } from '#features/session/session.ts';
import { failureOf } from '#wire/campus-failure.ts';

/** What a certificate is of (EARN-3). */
export type Certified = { kind: 'module' | 'course' | 'appointment'; id: string };

export type CertificateFile = {
  isKept: boolean;
  /** The file as the campus gives it now, with the name of today, and then it is kept; without a network the one that was kept. */
  fetch: () => Promise<Blob>;
};

/** A certificate's file (EARN-3). One in another language is another file. */
export function useCertificate({ kind, id }: Certified): CertificateFile {
  const { download, language } = useSession();
  const certificates = useKeptCertificates();
  const path = `/api/${kind}/${encodeURIComponent(id)}/certificate`;
  const keptAs = `${path}?language=${language}`;
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const fetched = await certificates?.get(keptAs);
      if (isWanted && fetched !== undefined) setKept(keptAs);
    };
    // A device that does not say what is on it has nothing: the campus is asked.
    look().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [certificates, keptAs]);
  const fetch = async (): Promise<Blob> => {
    const here = await certificates?.get(keptAs).catch(() => undefined);
    const fetched = await download(path, here).catch((error: unknown) => {
      const { kind } = failureOf(error);
      if (here !== undefined && (kind === 'offline' || kind === 'unreachable')) return here;
      throw error;
    });
    if (fetched === here) return here.file;
    // A full device is no reason to go without the certificate that has just come.
    const isKept = await certificates?.keep(keptAs, fetched).then(
      () => true,
      () => false,
    );
    if (isKept) setKept(keptAs);
    return fetched.file;
  };
  return { isKept: kept === keptAs, fetch };
}
