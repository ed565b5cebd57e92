/** How e-mails are compared (SECURITY-6). */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
