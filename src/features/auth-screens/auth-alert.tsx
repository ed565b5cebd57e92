import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#ui/status/banner.tsx';

/**
 * Why somebody could not get in: announced at once and looked at, above fields that keep what was typed (AUTH-22). `of`: a new one
 * for each try.
 */
export function AuthAlert({
  of,
  action,
  children,
}: {
  of: unknown;
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of !== undefined) banner.current?.focus();
  }, [of]);
  return (
    <Banner ref={banner} kind="danger" role="alert" tabIndex={-1} action={action}>
      {children}
    </Banner>
  );
}
