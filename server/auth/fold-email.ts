/** How e-mails are compared (STACK, Server: a folded column, not LOWER()). */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
