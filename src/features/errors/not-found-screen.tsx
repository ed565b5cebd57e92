import type { ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/** Unknown paths show a not-found page (ROUTE-5). */
export function NotFoundScreen(): ReactNode {
  return <ErrorScreen kind="NOT_FOUND" target={undefined} />;
}
