/**
 * What code of a package may do, one header value (SECURITY-2): all on its own host, nothing beyond it. The server adds who
 * may frame it; the content worker sends it with the files that it gives out itself.
 */
export const PACKAGE_POLICY = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  "connect-src 'self' data: blob:",
  "form-action 'none'",
].join('; ');
